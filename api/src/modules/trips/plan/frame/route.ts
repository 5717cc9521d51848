import { createBook, isCityScope, isKnownWord, type PhraseInput } from '../../../city-search/index.js';
import { matchLength } from './amounts.js';
import { matchDate } from './dates.js';
import { createMatch, getText, type FrameMeaning, type FrameRecognizer, type NamedCity } from './pieces.js';

const startLeads = createBook<true>([
  [
    'start, start in, start at, start from, starts in, starting in, starting from, starting at, starting, starting out in, starting out from, begin in, begin at, beginning in, beginning from, beginning, departing from, departing, depart from, leaving from, leave from, fly out of, flying out of, flying from, fly from, setting off from, set off from, out of, first stop, based in, home base, my base is, i live in, im living in, currently in, im in, i am in, im currently in, travel from, traveling from, travelling from, going from, coming from, i start in, we start in, from',
    true,
  ],
]);
const endLeads = createBook<true>([
  [
    'end, end in, end at, end up in, ends in, ending, ending in, ending at, ending up in, finish, finish in, finish at, finishing in, finishing at, finishing, last stop, final stop, lastly, finally, finally to, back to, back in, and back to, return to, returning to, going back to, home to, then home to, back home to, then back to, heading back to',
    true,
  ],
]);
const stopLeads = createBook<true>([
  [
    'via, through, passing through, stop in, stop at, stopping in, stopping at, stops in, stops at, a stop in, with a stop in, with stops in, stopover in, a stopover in, with a stopover in, then, then to, then on to, and then, visiting, visit, including, include, to include, some time in, next, next to',
    true,
  ],
]);

interface CityMatch {
  take: number;
  city: NamedCity;
}

/** Matches the name of a city; with `mayHaveTypos`, also a misspelled one. */
const matchCity = (
  { words, vocabulary }: PhraseInput,
  at: number,
  mayHaveTypos = false,
): CityMatch | null => {
  const exact = vocabulary.names.match(words, at);
  const found = exact ?? (mayHaveTypos ? vocabulary.names.matchWithTypos(words, at, isKnownWord) : null);
  const slug = found?.place.scope.cities?.[0];
  const city = slug === undefined ? undefined : vocabulary.cities.get(slug);
  return found && city && isCityScope(found.place.scope, vocabulary)
    ? { take: found.take, city: { slug: city.slug, name: city.name } }
    : null;
};

/** Matches a place that is not a city, where the words ask for one. */
const matchOtherPlace = ({ words, vocabulary }: PhraseInput, at: number): number =>
  vocabulary.names.match(words, at)?.take ?? 0;

const WHY_NOT_A_CITY = 'Please name a city, so that the plan knows where this is.';

const listLinks = new Set([',', 'and', 'then', '+', '/', 'via']);

/** The stops after the first one: "via Istanbul, Tbilisi and Yerevan". */
const matchMoreStops = (input: PhraseInput, at: number): { take: number; meanings: FrameMeaning[] } => {
  const meanings: FrameMeaning[] = [];
  let take = 0;
  for (;;) {
    let links = 0;
    while (links < 2 && listLinks.has(getText(input, at + take + links))) links += 1;
    const next = links > 0 ? matchCity(input, at + take + links) : null;
    if (!next) return { take, meanings };
    meanings.push({ is: 'city', role: 'stop', city: next.city });
    take += links + next.take;
  }
};

const matchStops = (input: PhraseInput, at: number) => {
  const lead = stopLeads.match(input.words, at);
  const first = lead && matchCity(input, at + lead.take);
  if (!lead || !first) return null;
  const more = matchMoreStops(input, at + lead.take + first.take);
  const take = lead.take + first.take + more.take;
  const end = matchFinalCity(input, at + take);
  return createMatch(
    take + (end?.take ?? 0),
    { is: 'city', role: 'stop', city: first.city },
    ...more.meanings,
    ...(end ? [{ is: 'city', role: 'end', city: end.city } as const] : []),
  );
};

/** Matches where the way leads: "from Lisbon to Bangkok", "via Athens to Belgrade". */
const matchFinalCity = (input: PhraseInput, at: number): CityMatch | null => {
  const found = getText(input, at) === 'to' ? matchCity(input, at + 1) : null;
  return found && { ...found, take: found.take + 1 };
};

/** Words before a city that say something else about it: "like Lisbon to a degree". */
const otherLeads = new Set(
  'like as than not except without avoid near around similar with in time between compared leaving'.split(
    ' ',
  ),
);

const matchStart = (input: PhraseInput, at: number) => {
  const lead = startLeads.match(input.words, at)?.take ?? 0;
  const isBare = lead === 0;
  const isExact = isBare || getText(input, at) === 'from';
  const city = matchCity(input, at + lead, !isExact);
  const end = city && matchFinalCity(input, at + lead + city.take);
  if (!city || (isBare && (!end || otherLeads.has(getText(input, at - 1))))) return null;
  const start: FrameMeaning = { is: 'city', role: 'start', city: city.city };
  return end
    ? createMatch(lead + city.take + end.take, start, { is: 'city', role: 'end', city: end.city })
    : createMatch(lead + city.take, start);
};

/** "Start in Portugal": a plan begins in a city. A bare "from" or "in" may mean something else. */
const matchUnclear = (input: PhraseInput, at: number) => {
  for (const leads of [startLeads, endLeads]) {
    const lead = leads.match(input.words, at);
    const isWeak = lead && ['from', 'end', 'out of'].includes(getText(input, at));
    const take = lead && !isWeak ? matchOtherPlace(input, at + lead.take) : 0;
    if (lead && take > 0) return createMatch(lead.take + take, { is: 'unclear', why: WHY_NOT_A_CITY });
  }
  return null;
};

const departureLeads = createBook<true>([
  ['leaving, leave, i leave, we leave, im leaving, i am leaving, we are leaving, were leaving', true],
]);
const departureLinks = new Set(['on', 'in', 'by']);

/** Matches "leaving Lisbon on 3 January". Without a date, a search reads that Lisbon is not wanted. */
const matchDeparture = (input: PhraseInput, at: number) => {
  const lead = departureLeads.match(input.words, at);
  const city = lead && matchCity(input, at + lead.take, true);
  if (!lead || !city) return null;
  const end = at + lead.take + city.take;
  const link = departureLinks.has(getText(input, end)) ? 1 : 0;
  const date = matchDate(input, end + link, link > 0);
  return date
    ? createMatch(end + link + date.take - at, { is: 'departure', city: city.city, date: date.date })
    : null;
};

const matchEnd = (input: PhraseInput, at: number) => {
  const lead = endLeads.match(input.words, at);
  const city = lead && matchCity(input, at + lead.take, true);
  return lead && city
    ? createMatch(lead.take + city.take, { is: 'city', role: 'end', city: city.city })
    : null;
};

/** Matches "2 months in Lisbon" and "a month Tbilisi". */
const matchTimedStop = (input: PhraseInput, at: number) => {
  const lead = ['for', 'spend', 'then', 'and'].includes(getText(input, at)) ? 1 : 0;
  const length = matchLength(input, at + lead);
  const start = at + lead + (length?.take ?? 0);
  const link = ['in', 'at'].includes(getText(input, start)) ? 1 : 0;
  const city = length && matchCity(input, start + link);
  return city
    ? createMatch(start + link + city.take - at, {
        is: 'city',
        role: 'stop',
        city: city.city,
        length: length.length,
      })
    : null;
};

/** Matches where the trip starts, ends and stops. Cities without such words are stops, too; the search finds those. */
export const routeRecognizer: FrameRecognizer = (input, at) =>
  matchTimedStop(input, at) ??
  matchDeparture(input, at) ??
  matchStart(input, at) ??
  matchEnd(input, at) ??
  matchStops(input, at) ??
  matchUnclear(input, at);
