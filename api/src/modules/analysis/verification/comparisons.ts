import type { Evidence } from './evidence.js';
import type { Token } from './tokens.js';
import { comparatives } from './vocabulary.js';

/** A city compared with another city, or with the median of its region. */
interface Sides {
  subject: string;
  object: string | 'middle';
}

type PlaceToken = Extract<Token, { type: 'place' }>;

const placesIn = (tokens: readonly Token[]): PlaceToken['place'][] =>
  tokens.flatMap((token) => (token.type === 'place' ? [token.place] : []));

const isWord = (token: Token | undefined, text: string) => token?.type === 'word' && token.text === text;

/** The only city among these places; null if there is none or any other place. */
const onlyCity = (places: readonly PlaceToken['place'][]): string | null => {
  const slugs = new Set(places.map(({ kind, holds }) => (kind === 'city' ? holds[0]! : '')));
  return slugs.size === 1 ? [...slugs][0]! || null : null;
};

/**
 * Parses "Lisbon is dearer than Porto" or "Lisbon is dearer than the middle of …". Null for anything else, such as two
 * cities on one side, or by how much.
 */
const sidesOf = (tokens: readonly Token[], at: number, only: string | null): Sides | null => {
  if (!isWord(tokens[at + 1], 'than') || tokens[at - 1]?.type === 'number') return null;
  const [placesBefore, after] = [placesIn(tokens.slice(0, at)), tokens.slice(at + 2)];
  const subject = placesBefore.length > 0 ? onlyCity(placesBefore) : only;
  const first = after.find((token) => !isWord(token, 'the') && !isWord(token, 'in'));
  if (!subject || !first) return null;
  const others = placesIn(after);
  if (isWord(first, 'middle'))
    return others.every(({ kind }) => kind === 'region') ? { subject, object: 'middle' } : null;
  const object = first.type === 'place' ? onlyCity(others) : null;
  return object && object !== subject ? { subject, object } : null;
};

const valueOf = (
  cited: readonly Evidence[],
  key: string,
  city: string,
  ofRegion: boolean,
  month: number | null,
) =>
  cited.find(
    (one) => one.key === key && one.places.includes(city) && one.ofRegion === ofRegion && one.month === month,
  )?.value ?? null;

/** Whether two cities differ in a figure by more than its margin of error. */
export type AreDistinguishable = (key: string, subject: string, object: string) => boolean;

/** Whether the cited figures support a comparison, by more than their margin of error. */
export const holds = (
  tokens: readonly Token[],
  at: number,
  cited: readonly Evidence[],
  only: string | null,
  areDistinguishable: AreDistinguishable,
): boolean => {
  const token = tokens[at];
  const rule = token?.type === 'word' ? comparatives.get(token.text) : undefined;
  const sides = sidesOf(tokens, at, only);
  if (!rule || !sides) return false;
  const months = tokens.flatMap((one) => (one.type === 'month' ? [one.month] : []));
  if (months.length > 1) return false;
  return rule.keys.some((key) => {
    const isMonthly = key === 'temperature' || key === 'rain';
    if (isMonthly !== months.length > 0) return false;
    const month = months[0] ?? null;
    const middle = sides.object === 'middle';
    const one = valueOf(cited, key, sides.subject, false, month);
    const other = valueOf(cited, key, middle ? sides.subject : sides.object, middle, month);
    if (one === null || other === null || one === other) return false;
    return one > other === rule.more && (middle || areDistinguishable(key, sides.subject, sides.object));
  });
};
