import type { NotUnderstood, TripChip, TripParse, UnderstoodCondition } from '@wanderwork/contracts';
import { isCityScope, understand, type Vocabulary } from '../../../city-search/index.js';
import { assembleFrame } from './assemble-frame.js';
import type { FramePiece } from './pieces.js';
import { blank, readFramePieces } from './read-frame.js';

/** The order of a search without other conditions, which says nothing about a trip. */
const DEFAULT_ORDER = 'first:-irex';

/** A city that the words name as a place to be; null for countries, and for what the words exclude. */
const toStop = (condition: UnderstoodCondition, vocabulary: Vocabulary): FramePiece | null => {
  const [filter, ...others] = condition.filters;
  if (filter?.on !== 'place' || others.length > 0) return null;
  const [scope, ...more] = filter.anyOf;
  const slug = scope?.cities?.[0];
  if (!scope || slug === undefined || more.length > 0 || !isCityScope(scope, vocabulary)) return null;
  const name = vocabulary.cities.get(slug)?.name ?? slug;
  const { start, end } = condition;
  return { meaning: { is: 'city', role: 'stop', city: { slug, name } }, start, end };
};

/** Readings of the rest after which a city that is named again and again is left alone. */
const MAX_READINGS = 6;

/**
 * Takes the cities out of the rest: a search understands them as alternatives, a trip as its stops. The search finds
 * them, because it knows which ones are only compared with or excluded.
 */
const takeCities = (
  text: string,
  vocabulary: Vocabulary,
  now: Date,
): { stops: FramePiece[]; rest: string } => {
  const stops: FramePiece[] = [];
  let rest = text;
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    const { understood } = understand(rest, vocabulary, now);
    const found = understood.flatMap((condition) => toStop(condition, vocabulary) ?? []);
    if (found.length === 0) break;
    stops.push(...found);
    rest = blank(rest, found);
  }
  return { stops, rest };
};

/** A plan checks the weather of the months of each stay, where a search takes the year. */
const toStayLabel = (label: string): string => label.replace('over the year', 'in the months of each stay');

const byStart = (one: { start: number }, other: { start: number }): number => one.start - other.start;

/**
 * Reads a sentence about a trip: first the trip as a whole, then the rest as a search. Pure: the same text, table and day
 * give the same answer. Never throws.
 * @param removed keys of chips that the person removed; unknown ones are ignored
 */
export const readTrip = (
  text: string,
  vocabulary: Vocabulary,
  now: Date,
  removed: readonly string[] = [],
): TripParse => {
  const pieces = readFramePieces(text, vocabulary, now);
  const { stops, rest } = takeCities(blank(text, pieces), vocabulary, now);
  const understanding = understand(rest, vocabulary, now, removed);
  const { understood, notUnderstood, contradictions } = understanding;
  const frame = assembleFrame([...pieces, ...stops].sort(byStart), understood, now, removed);
  const conditionChips = understood
    .filter(({ id }) => id !== DEFAULT_ORDER)
    .map(({ id, label, start, end }): TripChip => ({ key: id, label: toStayLabel(label), start, end }));
  const unclear = pieces.flatMap(({ meaning, start, end }): NotUnderstood[] =>
    meaning.is === 'unclear' ? [{ start, end, text: text.slice(start, end), why: meaning.why }] : [],
  );
  const words = rest
    .replace(/[\s;,]*;[\s;,]*/g, '; ')
    .replace(/\s+/g, ' ')
    .replace(/^[;, ]+|[;, ]+$/g, '');
  const allIds = understand(rest, vocabulary, now).understood.map(({ id }) => id);
  const without = removed.filter((key) => allIds.includes(key));
  return {
    text,
    frame: {
      conditions: {
        ...frame.conditions,
        ...(conditionChips.length > 0 && { words }),
        ...(conditionChips.length > 0 && without.length > 0 && { without }),
      },
      pinned: frame.pinned,
    },
    chips: [...frame.chips, ...conditionChips].sort(byStart),
    leftovers: [...notUnderstood, ...unclear].sort(byStart),
    contradictions: [...frame.contradictions, ...contradictions],
  };
};
