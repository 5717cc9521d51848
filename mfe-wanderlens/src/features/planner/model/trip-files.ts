import { toIsoDay, type Route } from '@wanderwork/travel';

type Point = readonly [longitude: number, latitude: number];

/** Cuts a line where it crosses 180°, as RFC 7946 asks. */
const cutAtDateLine = ([one, latitude]: Point, [other, otherLatitude]: Point): Point[][] => {
  if (Math.abs(other - one) <= 180)
    return [
      [
        [one, latitude],
        [other, otherLatitude],
      ],
    ];
  const side = one > 0 ? 180 : -180;
  const unwrapped = other + (one > 0 ? 360 : -360);
  const crossing = latitude + ((side - one) / (unwrapped - one)) * (otherLatitude - latitude);
  return [
    [
      [one, latitude],
      [side, crossing],
    ],
    [
      [-side, crossing],
      [other, otherLatitude],
    ],
  ];
};

/** The stops as points and the journeys as lines (RFC 7946). */
export const createGeoJson = ({ stops, legs }: Route): string => {
  const points = stops.map(({ place, arrive, leave }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    properties: {
      name: place.name,
      country: place.country,
      arrive: toIsoDay(arrive),
      leave: toIsoDay(leave),
    },
  }));
  const lines = legs.map(({ from, to, mode, day }) => ({
    type: 'Feature',
    geometry: {
      type: 'MultiLineString',
      coordinates: cutAtDateLine(
        [from.place.longitude, from.place.latitude],
        [to.place.longitude, to.place.latitude],
      ),
    },
    properties: { from: from.place.name, to: to.place.name, mode, day: toIsoDay(day) },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features: [...points, ...lines] }, null, 2);
};

/** "My trip" becomes "my-trip.geojson". */
export const toFileName = (title: string, extension: string): string => {
  const name = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'trip'}.${extension}`;
};

export const downloadFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
