<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="island" tilewidth="28" tileheight="28" tilecount="8" columns="8">
 <image source="island.png" width="224" height="28"/>
 <tile id="0" type="sky"/>
 <tile id="1" type="deep"/>
 <tile id="2" type="mid"/>
 <tile id="3" type="shallow"/>
 <tile id="4" type="reef"/>
 <tile id="5" type="sand"/>
 <tile id="6" type="meadow"/>
 <tile id="7" type="jungle"/>
</tileset>
