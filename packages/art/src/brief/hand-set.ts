import { africa } from './lines-africa.js';
import { americas } from './lines-americas.js';
import { asia } from './lines-asia.js';
import { europe } from './lines-europe.js';
import { oceania } from './lines-oceania.js';
import type { Line } from './line.js';

/** Lines written by hand, by slug. A map, so that a slug from outside never meets an object's own names. */
export const handSet: ReadonlyMap<string, Line> = new Map(
  [africa, americas, asia, europe, oceania].flatMap((lines) => Object.entries(lines)),
);
