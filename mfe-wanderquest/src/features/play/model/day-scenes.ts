import {
  getCity,
  getComfort,
  NO_CARD,
  type JournalEntry,
  type State,
  type Verb,
} from '@wanderwork/quest-engine';
import { lineConditions, type SceneDay } from './text/scene-lines';

/** A line about an ordinary day. */
export interface DayScene {
  day: number;
  /** Index into the texts of scene-texts.ts. */
  line: number;
}

/** A line returns after this many days at the earliest. */
const REST_DAYS = 20;
const { imul } = Math;

/** The order of lines on a day of a run: looks random and is always the same. */
const getPriority = ({ seedA, seedB }: State, day: number, line: number): number => {
  let bits = imul(seedA ^ imul(day + 1, 0x9e3779b1), 0x85ebca6b) ^ seedB;
  bits = imul(bits ^ imul(line + 1, 0xc2b2ae3d), 0x27d4eb2f);
  return (bits ^ (bits >>> 15)) >>> 0;
};

const chooseLine = (
  state: State,
  day: number,
  sceneDay: SceneDay,
  recent: readonly DayScene[],
): DayScene | null => {
  const resting = new Set(recent.filter((scene) => day - scene.day <= REST_DAYS).map(({ line }) => line));
  let best: DayScene | null = null;
  lineConditions.forEach((fits, line) => {
    if (resting.has(line) || !fits(sceneDay)) return;
    if (!best || getPriority(state, day, line) < getPriority(state, day, best.line)) best = { day, line };
  });
  return best;
};

type DayEntry = Extract<JournalEntry, { kind: 'day' }>;

/** What a day was like; null when a card tells it. */
const toSceneDay = (
  seen: State,
  next: State,
  entry: DayEntry,
  arrived: Arrival | undefined,
): SceneDay | null => {
  const isTravel = entry.verb === 'travel';
  if (isTravel && !arrived) return null;
  const index = isTravel ? arrived!.city : seen.city;
  return {
    verb: isTravel ? (arrived!.byLand ? 'land' : 'air') : (entry.verb as Verb),
    city: getCity(index),
    isHome: index === next.home,
    comfort: getComfort(next, index, entry.day),
    nights: isTravel ? 0 : seen.nights + entry.day - seen.day + 1,
  };
};

type Arrival = Extract<JournalEntry, { kind: 'arrived' }>;

/**
 * The lines of the days that an action took, one for each day without a card. `recent` are the lines of the days
 * before.
 */
export const drawDayScenes = (
  seen: State,
  { state, entries }: { state: State; entries: readonly JournalEntry[] },
  recent: readonly DayScene[],
): readonly DayScene[] => {
  if (entries.some(({ kind }) => kind === 'outcome')) return [];
  const arrived = entries.find((entry) => entry.kind === 'arrived');
  const days = entries.filter((entry) => entry.kind === 'day');
  const drawn: DayScene[] = [];
  for (const entry of days) {
    const isTold = state.card !== NO_CARD && entry === days.at(-1);
    const sceneDay = isTold ? null : toSceneDay(seen, state, entry, arrived);
    const scene = sceneDay && chooseLine(state, entry.day, sceneDay, [...recent, ...drawn]);
    if (scene) drawn.push(scene);
  }
  return drawn;
};
