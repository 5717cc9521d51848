import { capitalize, type PhraseFilter, type UnderstoodCondition } from '@wanderwork/contracts';

const smallNumbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spellNumber = (count: number): string => smallNumbers[count] ?? String(count);

/** What a relative word says of a city, and what can be said of the first in its order. */
interface Relative {
  one: string;
  many: string;
  best: string;
}

const relativeVerbs: Readonly<Record<string, Record<'low' | 'high', Relative>>> = {
  cost: {
    low: { one: 'is that cheap', many: 'are that cheap', best: 'are the cheapest' },
    high: { one: 'is that expensive', many: 'are that expensive', best: 'are the most expensive' },
  },
  rent: {
    low: { one: 'has rents that low', many: 'have rents that low', best: 'have the lowest rents' },
    high: { one: 'has rents that high', many: 'have rents that high', best: 'have the highest rents' },
  },
  speed: {
    low: {
      one: 'has internet that slow',
      many: 'have internet that slow',
      best: 'have the slowest internet',
    },
    high: {
      one: 'has internet that fast',
      many: 'have internet that fast',
      best: 'have the fastest internet',
    },
  },
  air: {
    low: { one: 'has air that clean', many: 'have air that clean', best: 'have the cleanest air' },
    high: { one: 'has air that dirty', many: 'have air that dirty', best: 'have the dirtiest air' },
  },
  english: {
    low: { one: 'uses English that little', many: 'use English that little', best: 'use it least' },
    high: { one: 'uses English that much', many: 'use English that much', best: 'use it most' },
  },
  safetyIndex: {
    low: { one: 'is that unsafe', many: 'are that unsafe', best: 'are the least safe' },
    high: { one: 'is that safe', many: 'are that safe', best: 'are the safest' },
  },
};

/** The ids of words are words; those of amounts that somebody gave hold the amount: "cheap", "cost<=1500". */
const isWord = ({ id }: UnderstoodCondition): boolean => /^[a-z-]+$/.test(id);

const getSide = (filter: PhraseFilter): [figure: string, side: 'low' | 'high'] | null => {
  if (filter.on === 'safety') return ['safetyIndex', filter.anyOf.includes('Very Safe') ? 'high' : 'low'];
  if (!('bounds' in filter)) return null;
  const { from, to, over, under } = filter.bounds;
  if ((from ?? over) !== undefined && (to ?? under) !== undefined) return null;
  return [filter.on, (to ?? under) === undefined ? 'high' : 'low'];
};

/** The words of a condition that means more or less of one figure: "clean air"; null for all others. */
const findRelative = (condition: UnderstoodCondition): Relative | null => {
  const [filter, ...others] = condition.filters;
  if (!filter || others.length > 0 || !isWord(condition)) return null;
  const [figure, side] = getSide(filter) ?? [];
  return figure === undefined || side === undefined ? null : (relativeVerbs[figure]?.[side] ?? null);
};

export interface NearSentenceParts {
  /** How many cities meet every condition. */
  total: number;
  /** The conditions that a city can miss. */
  conditions: readonly UnderstoodCondition[];
  /** Of each city shown, how many of these it meets. */
  met: readonly number[];
  /** "In Thailand", "Not in Asia": the label of the only place that was named; null without one. */
  place: string | null;
}

const describeMet = (met: readonly number[]): string => {
  const [most, least] = [Math.max(...met), Math.min(...met)];
  const these = met.length === 1 ? 'This one' : 'These';
  if (most === 0) return met.length === 1 ? 'This one comes closest.' : 'These come closest.';
  if (met.length === 1) return `${these} meets ${spellNumber(most)}.`;
  return most === least
    ? `${these} meet ${spellNumber(most)}.`
    : `${these} meet ${spellNumber(most)} or fewer.`;
};

const describePlace = (label: string | null): string => {
  const [, not, name] = /^(Not in|In) (.+)$/.exec(label ?? '') ?? [];
  if (name === undefined) return '';
  return not === 'In' ? ` in ${name}` : ` outside ${name}`;
};

/** "No city in Asia has air that clean. These have the cleanest air there." */
const describeRelative = (
  relative: Relative,
  subject: string,
  { total, met, place }: NearSentenceParts,
): string => {
  if (total > 0)
    return `${subject} ${total === 1 ? relative.one : relative.many}. Of the others, these ${relative.best}.`;
  const best = `These ${relative.best}${describePlace(place) === '' ? '' : ' there'}.`;
  return `${subject} ${relative.one}. ${met.length === 1 ? 'This one comes closest.' : best}`;
};

/** "No city meets all four. These meet three.", "Two cities meet all four. These come close." */
export const describeNearMisses = (parts: NearSentenceParts): string => {
  const { total, conditions, met, place } = parts;
  const subject = `${capitalize(spellNumber(total))} ${total > 1 ? 'cities' : 'city'}${describePlace(place)}`;
  const [only, ...others] = conditions;
  const relative = only && others.length === 0 ? findRelative(only) : null;
  if (relative) return describeRelative(relative, subject, parts);
  const verb = conditions.length === 1 ? 'fit' : 'meet';
  const all =
    conditions.length === 1
      ? ''
      : conditions.length === 2
        ? ' both'
        : ` all ${spellNumber(conditions.length)}`;
  return `${subject} ${verb}${total > 1 ? '' : 's'}${all}. ${total === 0 ? describeMet(met) : 'These come close.'}`;
};

/** The cities that follow the one city that was named. `met`: how many of the conditions it meets. */
export const describeSimilar = (name: string, conditions: number, met: number): string => {
  if (met === conditions) return `More cities like ${name}.`;
  const has =
    conditions === 1 || met === 0
      ? `${name} does not fit`
      : `${name} meets ${spellNumber(met)} of ${spellNumber(conditions)}`;
  return `${has}. Cities like it follow.`;
};

/** The cities that follow those of a small place. */
export const describeBeyond = (place: string | null, name: string): string =>
  describePlace(place) === ''
    ? `More cities like ${name}.`
    : `That is every city${describePlace(place)} here. These are the most like ${name}.`;
