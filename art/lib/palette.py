"""Colours of the rendered worlds.

The brand tokens are the same as in the style sheet. The clay colours are a
little stronger than what is wanted in the picture, because the film curve
softens every colour it is given.
"""

INK_950 = "#1C1024"
INK_800 = "#33213F"
INK_600 = "#5B4A68"
PAPER = "#FFFBF7"
MIST = "#F7F0F1"
REDBUD_700 = "#9B1B5A"
REDBUD_300 = "#F2A3C4"
REDBUD_100 = "#FBE4EE"
LEAF_700 = "#0F6B57"
LEAF_100 = "#DDF1EA"
WHEAT_300 = "#EBCB8B"

# Clay: matte surfaces of rooms and furniture.
WALL = "#F9E8E3"
FLOOR = "#6A4C74"
FLOOR_MINT = "#C4DDD4"
FLOOR_WOOD = "#D8B48E"
FLOOR_NIGHT = "#4A3A66"
BASE = "#8A5480"
KERB = "#7A4C74"
CAP = "#84567E"
LAWN = "#35705F"
PATH = "#8A7590"
WOOD = "#C99768"
WOOD_DARK = "#8A5A44"
LEAF = "#1F8A70"
LEAF_LIGHT = "#6FBFA3"
REDBUD = "#BE2A6C"
BLOSSOM = "#F08AB8"
WHEAT = "#E3B765"
PLUM = "#5B3A6E"
METAL = "#B9AFC2"

# Light: things that shine.
LINE = "#FF2F72"
LINE_CORE = "#FFC2D9"
WARM = "#FFDDB0"
COSY = "#FFC586"
LAMP = "#FFC266"
SCREEN = "#7FE3CC"
LED_OK = "#4DFFC0"
LED_BUSY = "#FF6FA8"
NIGHT_HIGH = "#0F153C"
NIGHT_LOW = "#3C3A7C"

# People: many skins, many hairs.
SKINS = ("#F0C7A4", "#D9A27A", "#B97C55", "#8A5638", "#5E3925")
HAIRS = ("#2A1A16", "#5A3322", "#8C5A34", "#171214", "#B9B1B4")


def linear(hex_colour):
    """Turns an sRGB hex colour into the linear RGBA tuple the renderer expects."""
    digits = hex_colour.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    ) + (1.0,)
