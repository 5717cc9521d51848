import { facts } from '../check/facts.fixture.js';
import { toDay } from '../time/day.js';
import { createStop, withStops } from '../trip/trip.fixture.js';
import { createTripGeoJson, cutAtAntimeridian, type Position } from './geojson.js';

const day = toDay(2027, 1, 4);
const plan = (...cities: string[]) =>
  withStops(cities.map((city, at) => createStop(`s${at}`, city, day + 30 * at, day + 30 * (at + 1))));
const getLine = (...cities: string[]) => createTripGeoJson(plan(...cities), facts).features.at(-1)!.geometry;

describe('a trip as GeoJSON', () => {
  it('has its stops as points and its journeys as lines from one to the other', () => {
    const { features } = createTripGeoJson(plan('lisbon', 'dakar'), facts);
    expect(features.map(({ geometry }) => geometry.type)).toEqual(['Point', 'Point', 'LineString']);
    expect(features[0]).toMatchObject({
      geometry: { coordinates: [-9.13, 38.72] },
      properties: { name: 'Lisbon', arrive: '2027-01-04', leave: '2027-02-03' },
    });
    const { coordinates } = features[2]!.geometry as { coordinates: Position[] };
    expect([coordinates[0], coordinates.at(-1)]).toEqual([
      [-9.13, 38.72],
      [-17.45, 14.69],
    ]);
    expect(features[2]!.properties).toMatchObject({ mode: 'plane', km: 2794 });
  });

  it('cuts journeys at 180°, in both directions', () => {
    for (const cities of [
      ['suva', 'miami'],
      ['miami', 'suva'],
    ]) {
      const line = getLine(...cities);
      if (line.type !== 'MultiLineString') throw new Error('The line is not cut.');
      const [first, second] = line.coordinates as [Position[], Position[]];
      expect(line.coordinates).toHaveLength(2);
      const [end, start] = [first.at(-1)!, second[0]!];
      expect([Math.abs(end[0]), end[0] + start[0], end[1]]).toEqual([180, 0, start[1]]);
      for (const part of line.coordinates)
        for (const [at, [longitude]] of part.entries())
          if (at > 0) expect(Math.abs(longitude - part[at - 1]![0])).toBeLessThan(180);
    }
  });

  it('does not cut a line that only touches 180°, and survives opposite places', () => {
    expect(
      cutAtAntimeridian([
        [170, 0],
        [180, 5],
      ]),
    ).toHaveLength(1);
    expect(
      cutAtAntimeridian([
        [0, 0],
        [180, 0],
      ]),
    ).toEqual([
      [
        [0, 0],
        [180, 0],
      ],
    ]);
    expect(
      cutAtAntimeridian([
        [180, 0],
        [-179, 2],
      ]),
    ).toEqual([
      [
        [-180, 0],
        [-179, 2],
      ],
    ]);
  });
});
