import { hashText } from '../hash.js';
import { getCity } from '../world/cities.js';

export const stampShapes = [
  'round',
  'oval',
  'square',
  'hexagon',
  'shield',
  'ticket',
  'triangle',
  'scallop',
] as const;
export const stampInks = ['navy', 'red', 'green', 'violet', 'black', 'brown'] as const;
export const stampMotifs = [
  'sun',
  'snow',
  'rain',
  'palm',
  'waves',
  'peaks',
  'tower',
  'rails',
  'star',
  'leaf',
] as const;

/** The data of a city's stamp drawing. */
export interface Stamp {
  shape: (typeof stampShapes)[number];
  ink: (typeof stampInks)[number];
  motif: (typeof stampMotifs)[number];
  /** Lines of its edge, 1 to 3. */
  rings: number;
  /** Degrees by which it is put down askew. */
  tilt: number;
  /** By air where there is a great airport. */
  carrier: 'air' | 'land';
  /** What is written round it. */
  legend: string;
  /** The position as a traveler writes it: 38.7° N 9.1° W. */
  place: string;
}

const degrees = (hundredths: number, [plus, minus]: readonly [string, string]): string => {
  const tenths = Math.round(Math.abs(hundredths) / 10);
  return `${Math.floor(tenths / 10)}.${tenths % 10}° ${hundredths < 0 ? minus : plus}`;
};

/** The stamp of a city, always the same, derived from its name and position. */
export const getStamp = (city: number): Stamp => {
  const { id, name, latitude, longitude, hub } = getCity(city);
  const bits = Number.parseInt(hashText(id), 16);
  const part = (from: number, sides: number): number => (bits >>> from) % sides;
  return {
    shape: stampShapes[part(0, stampShapes.length)]!,
    ink: stampInks[part(5, stampInks.length)]!,
    motif: stampMotifs[part(11, stampMotifs.length)]!,
    rings: 1 + part(17, 3),
    tilt: part(21, 25) - 12,
    carrier: hub ? 'air' : 'land',
    legend: name,
    place: `${degrees(latitude, ['N', 'S'])} ${degrees(longitude, ['E', 'W'])}`,
  };
};
