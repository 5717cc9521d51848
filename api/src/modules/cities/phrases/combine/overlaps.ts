import { OVERLAP_HOURS, WORKDAY } from '../meanings.js';
import type { Anchor, Meaning, Piece, Condition } from '../pieces.js';
import type { PhraseInput } from '../recognizer.js';
import { hoursShared } from '../zones.js';
import { type Combined, isOf, unanswered, wished } from './piece-results.js';

const WITH_WHOM = 'Say with whom, for example “4 hours overlap with New York”.';
const DAY_HOURS = WORKDAY.to - WORKDAY.from;
const TOO_LONG = `A working day of 9 to 5 has ${DAY_HOURS} hours: nobody shares more.`;

/** Example: "4 hours or more of 9 to 5 shared with New York". Half a working day if no hours are given. */
const overlapCondition = ({ zone, name }: Anchor, hours: number | null, { now, vocabulary }: PhraseInput): Condition => {
  const least = hours ?? OVERLAP_HOURS;
  return {
    id: `overlap>=${least}@${zone}`,
    kind: 'zone',
    label: `${least} ${least === 1 ? 'hour' : 'hours'} or more of 9 to 5 shared with ${name}`,
    filters: [
      { on: 'zone', zones: vocabulary.zones.filter((other) => hoursShared(zone, other, now) >= least) },
    ],
  };
};

/**
 * Example: "Clients in London, 6 hours of overlap". The person and the hours may stand in different parts of the
 * phrase.
 */
export const ofOverlap = (
  { anchor, hours }: Extract<Meaning, { is: 'overlap' }>,
  piece: Piece,
  pieces: readonly Piece[],
  input: PhraseInput,
): Combined[] => {
  const overlaps = pieces.filter(isOf('overlap'));
  const isOpen = overlaps.some(({ meaning }) => meaning.anchor !== null && meaning.hours === null);
  if (anchor === null) return isOpen ? [] : [unanswered(WITH_WHOM, piece)];
  const apart = hours === null ? overlaps.find(({ meaning }) => meaning.anchor === null) : undefined;
  const least = hours ?? apart?.meaning.hours ?? null;
  const said = [piece, ...(apart ? [apart] : [])];
  if (least !== null && least > DAY_HOURS) return [unanswered(TOO_LONG, ...said)];
  return [wished(overlapCondition(anchor, least, input), '', ...said)];
};
