import { africa } from './lines-africa.js';
import { americas } from './lines-americas.js';
import { asia } from './lines-asia.js';
import { europe } from './lines-europe.js';
import { oceania } from './lines-oceania.js';
import type { Line } from './line.js';

/** Hand-written briefs by slug. A map, so that a slug like `constructor` finds nothing. */
export const handWrittenBriefs: ReadonlyMap<string, Line> = new Map(
  [africa, americas, asia, europe, oceania].flatMap((lines) => Object.entries(lines)),
);
