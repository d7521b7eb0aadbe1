<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="lake" tilewidth="24" tileheight="24" tilecount="7" columns="7">
 <image source="lake.png" width="168" height="24"/>
 <tile id="0" type="margin"/>
 <tile id="1" type="land"/>
 <tile id="2" type="shallow"/>
 <tile id="3" type="medium"/>
 <tile id="4" type="deep"/>
 <tile id="5" type="city"/>
 <tile id="6" type="feature"/>
</tileset>
