import type { PhraseFilter } from '@wanderwork/contracts';
import type { Condition, Piece } from '../pieces.js';
import type { Word } from '../words.js';

type ZoneFilter = Extract<PhraseFilter, { on: 'zone' }>;

/** The time zone filter of a piece that is a condition on the time zone alone. */
const getZoneCondition = (piece: Piece | undefined): { condition: Condition; zones: string[] } | null => {
  if (piece?.meaning.is !== 'condition') return null;
  const { condition } = piece.meaning;
  const zoneFilters = condition.filters.filter((filter): filter is ZoneFilter => filter.on === 'zone');
  const isZone = condition.kind === 'zone' && zoneFilters.length === condition.filters.length;
  return isZone ? { condition, zones: zoneFilters.flatMap(({ zones }) => zones) } : null;
};

/** Joins two time zones with an "or" between them: in "EST or CET", either is enough. */
const joinPair = (one: Piece, other: Piece, words: readonly Word[]): Piece | null => {
  const [first, second] = [getZoneCondition(one), getZoneCondition(other)];
  const isEither = other.from === one.to + 1 && words[one.to]?.text === 'or';
  if (!first || !second || !isEither) return null;
  const condition: Condition = {
    id: `${first.condition.id}/${second.condition.id}`,
    kind: 'zone',
    label: `${first.condition.label} or ${second.condition.label}`,
    filters: [{ on: 'zone', zones: [...new Set([...first.zones, ...second.zones])] }],
  };
  return { meaning: { is: 'condition', condition }, from: one.from, to: other.to };
};

/** Joins conditions of which one is enough. */
export const joinAlternatives = (pieces: readonly Piece[], words: readonly Word[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const pair = last && joinPair(last, piece, words);
    if (pair) joined.splice(-1, 1, pair);
    else joined.push(piece);
  }
  return joined;
};
