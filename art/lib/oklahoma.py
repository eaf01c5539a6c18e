"""Where Oklahoma lies around the office, in miles; the same coordinates as the map drawn on the site.

Both read client/src/components/sections/oklahoma.ts, so that labels drawn over the picture fit.
"""

import math
import os
import re

#: Degrees the map is turned on its table, so that north is nearly up in the picture.
TURN = 22

#: Edmond, as in shared/content/company.ts.
OFFICE = (-97.4781, 35.6528)
EARTH_RADIUS_MILES = 3958.8

_SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../client/src/components/sections/oklahoma.ts")


def miles_from_office(longitude, latitude):
    """Miles to the east and to the north of the office; every distance from it is true."""
    office, place = math.radians(OFFICE[1]), math.radians(latitude)
    turn = math.radians(longitude - OFFICE[0])
    cosine = math.sin(office) * math.sin(place) + math.cos(office) * math.cos(place) * math.cos(turn)
    angle = math.acos(min(1, cosine))
    scale = EARTH_RADIUS_MILES if angle == 0 else EARTH_RADIUS_MILES * angle / math.sin(angle)
    return (
        scale * math.cos(place) * math.sin(turn),
        scale * (math.cos(office) * math.sin(place) - math.sin(office) * math.cos(place) * math.cos(turn)),
    )


def border():
    """Oklahoma's border as (east, north) in miles, counterclockwise."""
    with open(_SOURCE, encoding="utf-8") as file:
        text = file.read().split("OKLAHOMA_BORDER", 1)[1].split("= [", 1)[1].split("];", 1)[0]
    places = [(float(a), float(b)) for a, b in re.findall(r"\[(-?[\d.]+), (-?[\d.]+)\]", text)]
    return [miles_from_office(*place) for place in reversed(places)]


def cities():
    """(name, (east, north) in miles, how much light it makes) of the larger towns within reach."""
    return [
        (name, miles_from_office(*place), size)
        for name, place, size in (
            ("Wichita", (-97.336, 37.687), 1.4), ("Kansas City", (-94.579, 39.1), 2.2), ("Omaha", (-95.934, 41.257), 1.6),
            ("St. Louis", (-90.199, 38.627), 2.2), ("Little Rock", (-92.289, 34.746), 1.4), ("Dallas", (-96.797, 32.777), 3.0),
            ("Houston", (-95.369, 29.76), 2.8), ("Lubbock", (-101.855, 33.578), 1.2), ("Denver", (-104.99, 39.739), 2.0),
            ("Amarillo", (-101.831, 35.222), 1.0), ("San Antonio", (-98.494, 29.424), 2.0), ("Memphis", (-90.049, 35.15), 1.4),
            ("Shreveport", (-93.75, 32.525), 1.2), ("Springfield", (-93.292, 37.209), 1.1),
        )
    ]  # fmt: skip
