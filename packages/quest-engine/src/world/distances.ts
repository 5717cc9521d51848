import { cities } from './cities.js';
import { distancesPacked } from './distances.data.js';

const count = cities.length;
const FULL_TURN = 36000;

const unpack = (): Uint16Array => {
  const bytes = Uint8Array.from(atob(distancesPacked), (character) => character.charCodeAt(0));
  const pairs = new DataView(bytes.buffer);
  const table = new Uint16Array(count * count);
  let pair = 0;
  for (let from = 0; from < count; from += 1)
    for (let to = from + 1; to < count; to += 1) {
      const km = pairs.getUint16(2 * pair, true);
      table[from * count + to] = km;
      table[to * count + from] = km;
      pair += 1;
    }
  return table;
};

/** The shorter way around, −18,000 to 18,000 hundredths of a degree, east positive. */
const shorterTurn = (from: number, to: number): number => {
  const turn = to - from;
  if (turn > FULL_TURN / 2) return turn - FULL_TURN;
  return turn <= -FULL_TURN / 2 ? turn + FULL_TURN : turn;
};

const kilometres = unpack();
const turns = Int16Array.from({ length: count * count }, (_, at) =>
  shorterTurn(cities[(at - (at % count)) / count]!.longitude, cities[at % count]!.longitude),
);

/** Kilometres over the ground between two cities. */
export const getDistance = (from: number, to: number): number => kilometres[from * count + to]!;

/** The longitude difference by the shorter way, in hundredths of a degree (west negative). */
export const getLongitudeStep = (from: number, to: number): number => turns[from * count + to]!;
