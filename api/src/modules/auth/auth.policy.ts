import { inMilliseconds, retention } from '@wanderwork/contracts';

/** A session ends when nobody used it for this long … */
export const SESSION_IDLE_MS = inMilliseconds(retention.sessionIdle);
/** … and at the latest after this long, however busy it is. */
export const SESSION_ABSOLUTE_MS = inMilliseconds(retention.sessionAbsolute);

/** Wrong passwords in a row that cost nothing but the attempt. */
export const FREE_ATTEMPTS = 5;
/** The longest a person has to wait before the next attempt: long for a guesser, short for the owner. */
export const LONGEST_WAIT_SECONDS = 60;

/** How long to wait after `failures` wrong passwords in a row: 1, 2, 4 … seconds once the free ones are spent. */
export const waitAfter = (failures: number): number =>
  failures < FREE_ATTEMPTS ? 0 : Math.min(LONGEST_WAIT_SECONDS, 2 ** (failures - FREE_ATTEMPTS));

const doublings = Math.ceil(Math.log2(LONGEST_WAIT_SECONDS));

/** `waitAfter` for one failure, two, three …; the last holds for all that follow. */
export const waits: readonly number[] = Array.from({ length: FREE_ATTEMPTS + doublings }, (_, index) =>
  waitAfter(index + 1),
);

/** After this long without an attempt, counting begins anew. */
export const FORGET_ATTEMPTS_SECONDS = 60 * 60;
