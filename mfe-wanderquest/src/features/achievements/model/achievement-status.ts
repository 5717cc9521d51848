import { type QuestMark } from '@wanderwork/contracts';
import {
  achievements,
  cities,
  continents,
  departures,
  unlocks,
  type City,
  type Mode,
} from '@wanderwork/quest-engine';
import { type PassportBook } from '../../../shared/passport/passport-book';
import { getModeInfo } from '../../../shared/modes';
import { withArticle } from '../../../shared/labels';

/** An achievement and whether the player has it. */
export interface AchievementStatus {
  id: string;
  title: string;
  text: string;
  /** ISO date; null when not earned. */
  at: string | null;
  /** The mode it was earned in, if this browser saw it. */
  mode: string | null;
  /** What it unlocks. */
  opens: readonly string[];
}

const getUnlocksBy = (id: string): readonly string[] => [
  ...unlocks
    .filter(({ by }) => by === id)
    .map(({ name, kind }) => (kind === 'passport' ? `a passport from ${withArticle(name)}` : name)),
  ...departures.flatMap(({ by, name }, at) => (by === id ? [`Departure ${at + 1}, ${name}`] : [])),
];

const getFirstDate = (dates: readonly (string | undefined)[]): string | null =>
  dates.filter((date) => date !== undefined).sort()[0] ?? null;

const getModeName = (mode: Mode | undefined): string | null => (mode ? getModeInfo(mode).name : null);

/** Earned first, newest first; then the rest in passport order. */
const sortEarnedFirst = (marks: readonly AchievementStatus[]): readonly AchievementStatus[] =>
  [...marks].sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));

/** All achievements. Secret ones are named only for players who have them. `account` holds those the server knows. */
export const getAchievements = (
  { earned }: Pick<PassportBook, 'earned'>,
  account: readonly QuestMark[],
): readonly AchievementStatus[] =>
  sortEarnedFirst(
    achievements.map(({ id, title, text, secret }) => {
      const here = earned.find((one) => one.id === id);
      const there = account.find(({ name }) => name === id);
      const at = getFirstDate([here?.at, there?.firstAt]);
      const hidden = secret && at === null;
      return {
        id,
        title: hidden ? 'A secret' : title,
        text: hidden ? 'It waits at the end of a story.' : text,
        at,
        mode: getModeName(here?.mode),
        opens: getUnlocksBy(id),
      };
    }),
  );

/** A continent of the passport: cities with a stamp, and the others by country. */
export interface StampPage {
  continent: string;
  count: number;
  stamped: readonly { id: string; name: string }[];
  missing: readonly { country: string; cities: readonly string[] }[];
}

const compareNames = new Intl.Collator('en').compare;

/** Sorted by name. */
const groupByCountry = (all: readonly City[]): StampPage['missing'] =>
  [...new Set(all.map(({ country }) => country))].sort(compareNames).map((country) => ({
    country,
    cities: all.filter((city) => city.country === country).map(({ name }) => name),
  }));

export const getStampPages = (stamps: readonly string[]): readonly StampPage[] =>
  continents.map((continent, at) => {
    const all = cities.filter((city) => city.continent === at).sort((a, b) => compareNames(a.name, b.name));
    const isStamped = ({ id }: City) => stamps.includes(id);
    return {
      continent,
      count: all.length,
      stamped: all.filter(isStamped).map(({ id, name }) => ({ id, name })),
      missing: groupByCountry(all.filter((city) => !isStamped(city))),
    };
  });
