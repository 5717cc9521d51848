import type { FigureTopic, PlanGoal, RefusalForm, NextStep } from '@wanderwork/contracts';
import type { CountryStay, Day, Stay } from '@wanderwork/travel';

/** A clock: of a city, or of a named time zone. */
export interface ZoneName {
  /** IANA name. */
  zone: string;
  name: string;
}

/** What a command changes in a trip. Stops are meant by city, or by their place in the order (0 is the first, -1 the last). */
export type StopRef = { city: string } | { at: number };

export type TripEdit =
  | {
      kind: 'add';
      city: string | null;
      nights: number | null;
      where: { side: 'before' | 'after'; stop: StopRef } | null;
    }
  | { kind: 'remove'; stop: StopRef }
  | { kind: 'swap'; one: StopRef; other: StopRef }
  | { kind: 'reverse' }
  | { kind: 'move'; stop: StopRef; where: { side: 'before' | 'after'; stop: StopRef } }
  | { kind: 'replace'; stop: StopRef; city: string | null }
  /** `by`: more or fewer nights; `nights`: exactly as many; `until`: the day of departure. */
  | { kind: 'stay'; stop: StopRef | null; by?: number; nights?: number; until?: Day }
  | { kind: 'start'; on?: Day; by?: number }
  | { kind: 'people'; people: number }
  | { kind: 'budget'; usdMonth: number | null }
  | { kind: 'improve'; goal: PlanGoal };

/** What a turn asks for. Null where the words leave something open that the context must supply. */
export type Intent =
  | { tool: 'cities.search'; phrase: string; without: string[] }
  | { tool: 'city.figures'; city: string | null; topics: FigureTopic[] }
  | { tool: 'city.months'; city: string | null; months: number[] }
  /** `words`: the whole wish, "like Medellín but safer"; empty for the most similar cities. */
  | { tool: 'city.near'; city: string | null; words: string; by?: 'distance' }
  /** `topics`: what the question asks about the cities; absent for a comparison as a whole. */
  | { tool: 'city.compare'; cities: string[]; topics?: FigureTopic[] }
  | { tool: 'irex.explain'; city: string | null }
  | { tool: 'visa.entry'; passports: string[] | null; country: string | null }
  | { tool: 'visa.nomad'; country: string | null }
  | {
      tool: 'visa.schengen';
      /** Days that are used, as the person counts them. */
      used: number | null;
      stays: Stay[];
      /** The day of entry of a stay that is still going on. */
      entered: Day | null;
      plan: Stay | null;
      /** Counts the open trip. */
      ofTrip: boolean;
      /** Asks for the rule itself, not for anybody's days. */
      ofRule: boolean;
      /** A country that may be in the area: "is Ireland part of Schengen". */
      country: string | null;
    }
  | {
      tool: 'tax.days';
      country: string | null;
      days: number | null;
      stays: CountryStay[];
      ofTrip: boolean;
      /** Asks for the rule itself, not for anybody's days. */
      ofRule: boolean;
    }
  | { tool: 'hours.overlap'; city: string | null; with: ZoneName | null; day: Day | null }
  | {
      tool: 'hours.convert';
      minutes: number | null;
      from: ZoneName | null;
      to: ZoneName | null;
      day: Day | null;
    }
  | { tool: 'budget.stay'; city: string | null; months: number; people: number }
  | { tool: 'leg.estimate'; from: string | null; to: string | null }
  | {
      tool: 'packing.list';
      city: string | null;
      months: number[] | null;
      days: number | null;
      ofTrip: boolean;
    }
  | { tool: 'articles.find'; words: string }
  | { tool: 'trip.read' }
  | { tool: 'trip.check' }
  | { tool: 'trip.draft'; edit: TripEdit }
  /** `goal`: the only alternative to look for. */
  | { tool: 'trip.propose'; text: string; goal?: PlanGoal }
  | { tool: 'account'; topic: 'trips' | 'favourites' | 'limits' | 'plan' }
  | { tool: 'about'; topic: string };

export type IntentOf<Tool extends Intent['tool']> = Extract<Intent, { tool: Tool }>;

/** What an intent can lack. */
export type Slot =
  'city' | 'country' | 'passport' | 'from' | 'zone' | 'month' | 'trip' | 'days' | 'stop' | 'words';

/** One part of a turn as it was read. */
export type Reading =
  | { is: 'intent'; intent: Intent }
  /** `choices` name cities of a country to choose from, where that is what is missing. */
  | { is: 'missing'; slot: Slot; intent: Intent; country?: string }
  | {
      is: 'refusal';
      form: RefusalForm;
      text: string;
      next: NextStep[];
      marked: { start: number; end: number }[];
    };

/** At most this many questions of one turn are answered. */
export const MAX_INTENTS = 3;
