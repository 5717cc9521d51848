import { combineExpressions, createBook, matchNumber, type PhraseInput } from '../../../city-search/index.js';
import { createMatch, getText, type FrameRecognizer } from './pieces.js';

const MAX_PEOPLE = 8;

const alone = createBook<true>([
  [
    'solo, alone, by myself, on my own, just me, only me, just for me, solo travel, solo traveler, solo traveller, as a solo traveler',
    true,
  ],
]);
const companions =
  'wife, husband, partner, girlfriend, boyfriend, spouse, fiance, fiancee, friend, sister, brother, mother, father, mom, mum, dad, son, daughter, kid, child, baby, toddler, dog owner friend';
const withOne = createBook<number>([
  [combineExpressions('with, and', 'my, a, our, one, his, her', companions), 2],
  [combineExpressions('my', companions, 'and i, and me, & i'), 2],
  [
    'as a couple, we are a couple, were a couple, couple, for a couple, two of us, the two of us, both of us, we are two, were two',
    2,
  ],
  ['three of us, the three of us, we are three, were three', 3],
  ['four of us, the four of us, we are four, were four', 4],
  ['with two friends', 3],
  ['with three friends', 4],
]);
const children = createBook<true>([
  ['kids, children, kid, child, babies, baby, friends, toddlers, teenagers', true],
]);
const groups = createBook<true>([
  [
    'family of, a family of, group of, a group of, party of, a party of, were a family of, we are a family of, team of',
    true,
  ],
]);
const people = createBook<true>([['people, persons, travelers, travellers, adults, of us, pax', true]]);
const leads = createBook<true>([['for, for the, trip for, as, we are, were', true]]);

const toPeople = (take: number, count: number) =>
  Number.isInteger(count) && count >= 1 && count <= MAX_PEOPLE
    ? createMatch(take, { is: 'people', count })
    : createMatch(take, { is: 'unclear', why: `A trip is for 1 to ${MAX_PEOPLE} people.` });

/** "and two kids" after a companion. */
const matchChildren = (input: PhraseInput, at: number): { take: number; count: number } => {
  const link = ['and', 'with', ',', 'plus'].includes(getText(input, at)) ? 1 : 0;
  const our = ['our', 'my', 'a', 'one'].includes(getText(input, at + link)) ? 1 : 0;
  const number = link > 0 ? matchNumber(input.words, at + link + our) : null;
  const start = at + link + our + (number?.take ?? 0);
  const found = link > 0 && (number || our) ? children.match(input.words, start) : null;
  return found ? { take: start + found.take - at, count: number?.value ?? 1 } : { take: 0, count: 0 };
};

const units = /^(?:day|night|week|month|year|stop|city|citie|place|move|hour|time|week|km|mile)s?$/;

/** Matches "for two", "with my wife and two kids", "family of four" and "solo". */
export const peopleRecognizer: FrameRecognizer = (input, at) => {
  const { words } = input;
  const single = alone.match(words, at);
  if (single) return toPeople(single.take, 1);
  const company = withOne.match(words, at);
  if (company) {
    const more = matchChildren(input, at + company.take);
    return toPeople(company.take + more.take, company.value + more.count);
  }
  const group = groups.match(words, at);
  const grouped = group && matchNumber(words, at + group.take);
  if (group && grouped) return toPeople(group.take + grouped.take, grouped.value);
  const lead = leads.match(words, at)?.take ?? 0;
  const number = matchNumber(words, at + lead);
  if (!number) return null;
  const end = at + lead + number.take;
  const noun = people.match(words, end);
  if (noun) return toPeople(end + noun.take - at, number.value);
  // "For two" stands alone: not "for two months", "for 1500".
  const isFor = ['for'].includes(getText(input, at)) || getText(input, at + 1) === 'for';
  const isPlain = number.value >= 2 && number.value <= MAX_PEOPLE && words[end]?.value === undefined;
  const next = getText(input, end);
  const isEnd = isPlain || [',', ';', 'with', 'from', 'in', 'and', 'on', 'to'].includes(next);
  return isFor && lead > 0 && isEnd && number.value >= 1 && number.value <= MAX_PEOPLE && !units.test(next)
    ? toPeople(end - at, number.value)
    : null;
};
