import { type City, type Verb } from '@wanderwork/quest-engine';

/** A day as a scene sees it. */
export interface SceneDay {
  verb: Verb | 'air' | 'land';
  city: City;
  isHome: boolean;
  /** The comfort of the weather, 0–100. */
  comfort: number;
  /** Nights in this city when the day is over. */
  nights: number;
}

type Condition = (day: SceneDay) => boolean;

const onVerb =
  (verb: SceneDay['verb']): Condition =>
  (day) =>
    day.verb === verb;

const inTown =
  (fits: Condition): Condition =>
  (day) =>
    day.verb !== 'air' && day.verb !== 'land' && fits(day);

const PLEASANT = 75;
const HARSH = 50;
const SOCIABLE = 60;

/** Where lines of a kind are true, and how many there are; scene-texts.ts has them in this order. */
const kinds: readonly (readonly [Condition, number])[] = [
  [onVerb('work'), 7],
  [onVerb('rest'), 6],
  [onVerb('explore'), 6],
  [onVerb('socialise'), 6],
  [onVerb('admin'), 6],
  [onVerb('air'), 5],
  [onVerb('land'), 5],
  [inTown(({ isHome, nights }) => !isHome && nights <= 2), 3],
  [inTown(({ nights }) => nights >= 7), 5],
  [inTown(({ isHome }) => isHome), 3],
  [inTown(({ comfort }) => comfort >= PLEASANT), 3],
  [inTown(({ comfort }) => comfort < HARSH), 3],
  [inTown(({ city }) => city.community >= SOCIABLE), 2],
  [inTown(({ city }) => city.hub), 1],
  [inTown(() => true), 18],
];

/** By line: where it is true. */
export const lineConditions: readonly Condition[] = kinds.flatMap(([fits, count]) =>
  new Array<Condition>(count).fill(fits),
);
