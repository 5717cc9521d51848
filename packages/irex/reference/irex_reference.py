#!/usr/bin/env python3
"""IREX, computed independently of the TypeScript code: reads inputs.jsonl beside this file and writes scores.jsonl.

Written from the method alone, so that the two can be compared: python3 packages/irex/reference/irex_reference.py
Needs Python 3.9 and nothing else. Draws are seeded; Python promises the same stream in all versions.
"""
import json
import math
import random
from bisect import bisect_left
from collections import defaultdict
from pathlib import Path
from statistics import median

FOLDER = Path(__file__).parent
DRAWS = 1000
FLOOR = 10.0
IMPUTED_SPREAD = 15.0
# The published scores of three cities, which fix the curve from raw to published.
ANCHORS = {'medellin': 83.0, 'chiang-mai': 86.0, 'lisbon': 91.0}


def clip(score):
    return max(0.0, min(100.0, score))


def on_log_scale(value, low, high):
    return clip(100 * math.log(value / low) / math.log(high / low))


def log_points(error, low, high):
    """The points that one standard deviation of a logarithm is on a scale between two goalposts."""
    return 100 * error / math.log(high / low)


def known(rule, key):
    return lambda city: None if city[key] is None else rule(city[key])


def comfort(celsius):
    if celsius < 18:
        return clip(100 * (celsius - 2) / 16)
    if celsius > 25:
        return clip(100 * (35 - celsius) / 10)
    return 100.0


def climate(city):
    if city['temperatureC'] is None:
        return None
    rain = city['rainMm'] or [None] * 12
    wet = [0 if mm is None else max(0, min(1, (mm - 80) / 220)) for mm in rain]
    return sum(comfort(t) * (1 - 0.35 * w) for t, w in zip(city['temperatureC'], wet)) / 12


def nomad_visa(city):
    if city['nomadVisa'] == 'yes':
        return clip(60 + 40 * ((city['nomadVisaMonths'] or 12) - 6) / 18)
    return {'partial': 50.0, 'announced': 20.0}.get(city['nomadVisa'], 0.0)


def airport(city):
    if city['airportKm'] is None:
        return None
    large = 0 if city['largeAirportKm'] is None else clip(100 * (200 - city['largeAirportKm']) / 190)
    return (clip(100 * (120 - city['airportKm']) / 110) + large) / 2


def cost_error(city):
    return 0.28 if city['costError'] is None else city['costError']


def constant(value):
    return lambda city: value


# Each dimension: its weight and its indicators, as (share, score, quality, spread in points).
DIMENSIONS = [
    (0.18, [
        (0.7, known(lambda v: on_log_scale(max(v, 1), 5, 250), 'fixedMbps'), constant(0.5),
         constant(log_points(0.4, 5, 250))),
        (0.3, known(lambda v: on_log_scale(max(v, 1), 2, 100), 'uploadMbps'), constant(0.6),
         constant(log_points(0.4, 2, 100))),
    ]),
    (0.20, [(1, known(lambda v: 100 - on_log_scale(v, 600, 4500), 'monthlyCostUsd'), constant(0.5),
             lambda city: log_points(cost_error(city), 600, 4500))]),
    (0.16, [(1, known(lambda v: 60 + 0.6 * (v - 60), 'safetyIndex'),
             lambda city: {'homicide': 0.6, 'older-homicide': 0.5}.get(city['safetyBasis'], 0.3), constant(9))]),
    (0.12, [(1, climate, lambda city: 1 if city['climateBasis'] == 'near-station' else 0.7, constant(5))]),
    (0.08, [
        (0.6, known(lambda v: clip(100 * math.log(1 + v) / math.log(21)), 'coworkingPer100k'), constant(1),
         constant(5)),
        (0.4, known(lambda v: clip(100 * v / 45), 'broadbandPer100'), constant(0.6), constant(5)),
    ]),
    (0.10, [
        (0.45, nomad_visa,
         lambda city: 0 if city['nomadVisa'] is None else 0.85 if city['nomadVisaBasis'] == 'official' else 0.6,
         constant(12)),
        (0.35, known(lambda v: clip(100 * v / 70), 'openPassportsPct'), constant(0.9), constant(4)),
        (0.20, airport, constant(0.9), constant(4)),
    ]),
    (0.10, [
        (0.5, known(lambda v: clip(100 * (v - 40) / 40), 'healthCoverage'), constant(0.6), constant(6)),
        (0.5, known(lambda v: 100 - on_log_scale(max(v, 1), 5, 60), 'pm25'), constant(0.6), constant(12)),
    ]),
    (0.06, [
        (0.5, known(lambda v: clip(20 + v), 'englishPct'), constant(0.6), constant(10)),
        (0.5, known(lambda v: on_log_scale(max(v, 1), 10_000, 3_000_000), 'population'), constant(0.6), constant(5)),
    ]),
]


def find_substitutes(cities, rule):
    """The median of each region with at least three values, and that of the world under None."""
    regions = defaultdict(list)
    for city in cities:
        score = rule(city)
        if score is not None:
            regions[city['region']].append(score)
            regions[None].append(score)
    return {region: median(scores) for region, scores in regions.items() if len(scores) >= 3}


def fill(cities):
    """Per city and dimension: weight, quality, and the known or imputed parts as (share, score, spread)."""
    filled = [[] for _ in cities]
    for weight, parts in DIMENSIONS:
        substitutes = [find_substitutes(cities, rule) for _, rule, _, _ in parts]
        for city, dimensions in zip(cities, filled):
            row, trust = [], 0.0
            for (share, rule, quality, spread), values in zip(parts, substitutes):
                score, deviation = rule(city), spread(city)
                if score is not None:
                    trust += share * quality(city)
                else:
                    score = values.get(city['region'], values.get(None))
                    deviation = math.hypot(deviation, IMPUTED_SPREAD)
                if score is not None:
                    row.append((share, score, deviation))
            dimensions.append((weight, trust / sum(share for share, *_ in parts), row))
    return filled


def compute_raw(dimensions, draw=None):
    logs = 0.0
    for weight, _, row in dimensions:
        total = sum(share for share, _, _ in row)
        score = sum(
            share * (value if draw is None else clip(value + deviation * draw.gauss(0, 1)))
            for share, value, deviation in row
        ) / total
        logs += weight * math.log(max(FLOOR, score))
    return math.exp(logs)


def create_curve(raw):
    """Straight lines through 0, the anchors and 100, in the order of the raw scores."""
    knots = [(0.0, 0.0), *sorted((round(raw[slug], 2), score) for slug, score in ANCHORS.items()), (100.0, 100.0)]
    assert [y for _, y in knots] == sorted(y for _, y in knots), f'the anchors changed their order: {knots}'

    def publish(value):
        at = min(max(bisect_left([x for x, _ in knots], value), 1), len(knots) - 1)
        (x0, y0), (x1, y1) = knots[at - 1], knots[at]
        return y0 + (value - x0) * (y1 - y0) / (x1 - x0)

    return knots, publish


def quantile(values, share):
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def rank(scores):
    order = sorted(range(len(scores)), key=lambda at: -scores[at])
    ranks = [0] * len(scores)
    for place, at in enumerate(order):
        ranks[at] = place + 1
    return ranks


def main():
    cities = [json.loads(line) for line in (FOLDER / 'inputs.jsonl').read_text(encoding='utf8').splitlines()]
    filled = fill(cities)
    raw = [compute_raw(dimensions) for dimensions in filled]
    knots, publish = create_curve(dict(zip((city['slug'] for city in cities), raw)))
    published = [publish(value) for value in raw]
    ranks = rank(published)
    draw = random.Random(2026)
    draws = [[publish(compute_raw(dimensions, draw)) for dimensions in filled] for _ in range(DRAWS)]
    drawn_ranks = [rank(scores) for scores in draws]
    lines = []
    for at, city in enumerate(cities):
        own = [scores[at] for scores in draws]
        own_ranks = [one[at] for one in drawn_ranks]
        lines.append({
            'slug': city['slug'],
            'rank': ranks[at],
            'raw': round(raw[at], 2),
            'irex': round(published[at], 1),
            'halfWidth': round((quantile(own, 0.95) - quantile(own, 0.05)) / 2, 1),
            'rankLow': round(quantile(own_ranks, 0.05)),
            'rankHigh': round(quantile(own_ranks, 0.95)),
            'confidence': round(100 * sum(weight * trust for weight, trust, _ in filled[at])),
        })
    lines.sort(key=lambda line: line['rank'])
    text = '\n'.join(json.dumps(line, separators=(',', ':')) for line in lines) + '\n'
    (FOLDER / 'scores.jsonl').write_text(text, encoding='utf8')
    print('knots:', knots)


if __name__ == '__main__':
    main()
