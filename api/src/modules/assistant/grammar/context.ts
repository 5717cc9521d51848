import type { Day } from '@wanderwork/travel';
import type { Vocabulary } from '../../city-search/index.js';
import type { Intent, Slot } from './intent.js';

/** What an earlier turn leaves for follow-ups. */
export interface EarlierTurn {
  intents: Intent[];
  /** What its last question back asked for. */
  missing: { slot: Slot; intent: Intent } | null;
  /** The cities of the last list that it showed, in order. */
  list: string[];
  /** The ids of all conditions of its search. */
  conditions: { id: string; label: string }[];
}

/** Everything besides the words that a reading depends on. */
export interface TurnContext {
  vocabulary: Vocabulary;
  now: Date;
  today: Day;
  /** The passports that are saved, or those of the open trip. */
  passports: string[];
  page: { cities: string[] };
  /** The cities of the open trip, in order; null without one. */
  trip: { cities: string[] } | null;
  /** Oldest first. */
  turns: EarlierTurn[];
}

/** The city that "there" means: of the last question about one city, else of the page. */
export const findLastCity = (
  { turns, page }: TurnContext,
  earlier: readonly Intent[] = [],
): string | null => {
  const intents = [...turns.flatMap((turn) => turn.intents), ...earlier];
  for (const intent of intents.toReversed()) {
    if (intent.tool === 'city.compare') continue;
    if ('city' in intent && intent.city !== null) return intent.city;
    if (intent.tool === 'leg.estimate' && intent.to !== null) return intent.to;
  }
  return page.cities[0] ?? null;
};

export const findLastCountry = (context: TurnContext, earlier: readonly Intent[] = []): string | null => {
  const intents = [...context.turns.flatMap((turn) => turn.intents), ...earlier];
  for (const intent of intents.toReversed()) {
    if ('country' in intent && intent.country !== null) return intent.country;
    if ('city' in intent && intent.city !== null)
      return context.vocabulary.cities.get(intent.city)?.countryCode ?? null;
  }
  const [city] = context.page.cities;
  return city === undefined ? null : (context.vocabulary.cities.get(city)?.countryCode ?? null);
};

export const findLastIntent = ({ turns }: TurnContext): Intent | null =>
  turns.findLast(({ intents }) => intents.length > 0)?.intents.at(-1) ?? null;
