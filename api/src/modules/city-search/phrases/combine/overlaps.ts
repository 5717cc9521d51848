import { FLEXIBLE_DAY, OVERLAP_HOURS, WORKDAY } from '../meanings.js';
import type { Anchor, Meaning, Piece, Condition } from '../pieces.js';
import type { PhraseInput } from '../recognizer.js';
import { getSharedHours } from '../zones.js';
import { type PieceResult, hasMeaning, toUnanswered, toConditionResult } from './piece-results.js';

const WHY_NAME_PERSON = 'Say with whom, for example “4 hours overlap with New York”.';
const DAY_HOURS = WORKDAY.to - WORKDAY.from;
const WHY_TOO_LONG = `A working day from 9 to 5 has ${DAY_HOURS} hours, so you can’t share more.`;

/** Example: "4 hours or more shared with New York (9 to 5 there, 8 to 20 for you)". Half a working day by default. */
const toOverlapCondition = (
  { zone, name }: Anchor,
  hours: number | null,
  { now, vocabulary }: PhraseInput,
): Condition => {
  const minHours = hours ?? OVERLAP_HOURS;
  return {
    id: `overlap>=${minHours}@${zone}`,
    kind: 'zone',
    label: `${minHours} ${minHours === 1 ? 'hour' : 'hours'} or more shared with ${name} (9 to 5 there, ${FLEXIBLE_DAY.from} to ${FLEXIBLE_DAY.to} for you)`,
    filters: [
      {
        on: 'zone',
        zones: vocabulary.zones.filter((other) => getSharedHours(zone, other, now) >= minHours),
        clock: { zone, name, measure: 'shared' },
      },
    ],
  };
};

/**
 * Example: "Clients in London, 6 hours of overlap". The person and the hours may stand in different parts of the
 * phrase.
 */
export const interpretOverlap = (
  { anchor, hours }: Extract<Meaning, { is: 'overlap' }>,
  piece: Piece,
  pieces: readonly Piece[],
  input: PhraseInput,
): PieceResult[] => {
  const overlaps = pieces.filter(hasMeaning('overlap'));
  const isOpen = overlaps.some(({ meaning }) => meaning.anchor !== null && meaning.hours === null);
  if (anchor === null) return isOpen ? [] : [toUnanswered(WHY_NAME_PERSON, piece)];
  const hoursPiece = hours === null ? overlaps.find(({ meaning }) => meaning.anchor === null) : undefined;
  const minHours = hours ?? hoursPiece?.meaning.hours ?? null;
  const usedPieces = [piece, ...(hoursPiece ? [hoursPiece] : [])];
  if (minHours !== null && minHours > DAY_HOURS) return [toUnanswered(WHY_TOO_LONG, ...usedPieces)];
  return [toConditionResult(toOverlapCondition(anchor, minHours, input), '', ...usedPieces)];
};
