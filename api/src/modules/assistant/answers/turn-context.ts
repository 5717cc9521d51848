import type { AssistantEvent, IrexPreferences } from '@wanderwork/contracts';
import type { Vocabulary } from '../../city-search/index.js';
import type { EarlierTurn, TurnContext } from '../grammar/context.js';
import type { Reading } from '../grammar/intent.js';
import type { TurnSubject } from '../tools/outcome.js';

/** The cities of a page by its address: that of a city, or of a comparison. */
export const readPage = (page: string | null, { cities }: Vocabulary): { cities: string[] } => {
  if (page === null) return { cities: [] };
  const [path = '', query = ''] = page.split('?');
  const slugs = /^\/wanderlens\/cities\/([a-z0-9-]+)\/?$/.exec(path)
    ? [/^\/wanderlens\/cities\/([a-z0-9-]+)/.exec(path)![1]!]
    : /^\/wanderlens\/compare\/?$/.test(path)
      ? (new URLSearchParams(query).get('cities') ?? '').split(',')
      : [];
  return { cities: slugs.filter((slug) => cities.has(slug)) };
};

const listShownCities = (
  events: readonly AssistantEvent[],
): { list: string[]; conditions: EarlierTurn['conditions'] } => {
  const cards = events.flatMap((one) => (one.event === 'card' ? [one.card] : []));
  const search = cards.findLast((card) => card.tool === 'cities.search');
  const listed = cards.findLast(
    (card) => card.tool === 'cities.search' || card.tool === 'city.near' || card.tool === 'city.compare',
  );
  return {
    list: listed && 'cities' in listed ? listed.cities.map(({ slug }) => slug) : [],
    conditions: search?.tool === 'cities.search' ? search.conditions : [],
  };
};

/** What a stored message leaves for follow-ups. */
export const toEarlierTurn = ({
  readings,
  events,
}: {
  readings: readonly Reading[];
  events: readonly AssistantEvent[];
}): EarlierTurn => {
  const last = readings.at(-1);
  return {
    intents: readings.flatMap((reading) => (reading.is === 'intent' ? [reading.intent] : [])),
    missing: last?.is === 'missing' ? { slot: last.slot, intent: last.intent } : null,
    ...listShownCities(events),
  };
};

interface Surroundings {
  vocabulary: Vocabulary;
  page: string | null;
  preferences: IrexPreferences | null;
  turns: EarlierTurn[];
}

export const createContext = (
  subject: TurnSubject,
  { vocabulary, page, preferences, turns }: Surroundings,
): TurnContext => {
  const own = subject.trip?.trip.passports.map(({ code }) => code) ?? [];
  return {
    vocabulary,
    now: subject.now,
    today: subject.today,
    passports: own.length > 0 ? own : preferences?.passport ? [preferences.passport] : [],
    page: readPage(page, vocabulary),
    trip: subject.trip ? { cities: subject.trip.trip.stops.map(({ city }) => city) } : null,
    turns,
  };
};
