"""Where Oklahoma lies around the office, in miles.

The projection is the one of client/src/components/sections/miles-from-office.ts, so that the labels
which the site draws over the picture fit.
"""

import math

#: Degrees the map is turned on its table, so that north is nearly up in the picture.
TURN = 22

#: Edmond, as in shared/content/company.ts.
OFFICE = (-97.4781, 35.6528)
EARTH_RADIUS_MILES = 3958.8

#: The state's border (longitude, latitude), clockwise from the Kansas line; the many bends are the Red River.
BORDER = (
    (-100.09, 37), (-94.62, 37), (-94.62, 36.5), (-94.43, 35.4), (-94.48, 33.64), (-94.87, 33.75), (-94.97, 33.86),
    (-95.22, 33.96), (-95.29, 33.87), (-95.55, 33.88), (-95.6, 33.93), (-95.84, 33.83), (-95.94, 33.89),
    (-96.15, 33.84), (-96.35, 33.69), (-96.42, 33.77), (-96.63, 33.85), (-96.85, 33.85), (-96.92, 33.96),
    (-97.17, 33.74), (-97.26, 33.86), (-97.37, 33.82), (-97.46, 33.91), (-97.69, 33.98), (-97.87, 33.85),
    (-97.95, 33.99), (-98.09, 34), (-98.17, 34.11), (-98.36, 34.16), (-98.49, 34.06), (-98.57, 34.15),
    (-98.77, 34.14), (-98.99, 34.22), (-99.19, 34.21), (-99.26, 34.4), (-99.58, 34.42), (-99.7, 34.38),
    (-99.92, 34.57), (-100, 34.56), (-100, 36.5), (-101.81, 36.5), (-103, 36.5), (-103, 37), (-102.04, 36.99),
)  # fmt: skip


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
    return [miles_from_office(*place) for place in reversed(BORDER)]


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
