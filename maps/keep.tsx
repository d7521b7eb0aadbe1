<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="keep" tilewidth="20" tileheight="20" tilecount="8" columns="8">
 <image source="keep.png" width="160" height="20"/>
 <tile id="0" type="rim"/>
 <tile id="1" type="market"/>
 <tile id="2" type="keep"/>
 <tile id="3" type="guild"/>
 <tile id="4" type="bank"/>
 <tile id="5" type="road"/>
 <tile id="6" type="island"/>
 <tile id="7" type="wall"/>
</tileset>
