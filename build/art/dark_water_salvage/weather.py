"""Six kinds of weather for the portraits: sky and sea from far to near, and the clouds."""

DAWN = {"sky": ("#9DB8BE", "#F7DDA9"), "sea": ("#B9C6B4", "#3C6A7C"), "cloud": "#FFF3D8"}
NOON = {"sky": ("#A9C8D2", "#EEF0E2"), "sea": ("#9CC3CC", "#35708C"), "cloud": "#FFFFFF"}
STORM = {"sky": ("#5E7480", "#C4CBC0"), "sea": ("#7D9AA0", "#22485A"), "cloud": "#DDE2DC"}
DUSK = {"sky": ("#7C7FA0", "#F2B98C"), "sea": ("#B09A9C", "#33506F"), "cloud": "#F8D8BE"}
NIGHT = {"sky": ("#22395A", "#7E97A0"), "sea": ("#5F8391", "#16354C"), "cloud": "#9FB4BD"}
ICE = {"sky": ("#A8BCC8", "#EFEFEA"), "sea": ("#BCD3D8", "#557F92"), "cloud": "#FFFFFF"}
