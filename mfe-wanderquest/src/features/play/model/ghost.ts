import { computeScore, createState, reduce } from '@wanderwork/quest-engine';
import { create } from 'zustand';
import { gameStorage } from '../../../shared/saves/game-storage';
import { type Run } from '../../../shared/saves/run';
import { getRunStart } from './saves/rules';

/** The last finished dash of this browser, which the next one is measured against. */
export interface Ghost {
  run: string;
  /** The points on each morning, from the first day on. */
  points: readonly number[];
  /** The cities in order of arrival, home first. */
  route: readonly number[];
}

const KEY = 'last dash';

const areNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isInteger);

const isGhost = (value: unknown): value is Ghost => {
  const { run, points, route } = (value ?? {}) as Record<keyof Ghost, unknown>;
  return typeof run === 'string' && areNumbers(points) && areNumbers(route);
};

/** Replays a dash to its points on each morning. A day on the road keeps the points of the day before. */
export const createGhost = ({ id, plan, log }: Run): Ghost => {
  let state = createState(getRunStart(plan));
  const points: number[] = [];
  const route = [state.home];
  const note = () => {
    while (points.length <= state.day) points.push(computeScore(state));
    points[state.day] = computeScore(state);
  };
  note();
  for (const action of log) {
    ({ state } = reduce(state, action));
    note();
    if (state.city !== route.at(-1)) route.push(state.city);
  }
  return { run: id, points, route };
};

const useGhostStore = create<{ ghost: Ghost | null }>(() => ({ ghost: null }));

/** The ghost of another dash than this one. */
export const useGhost = (run: string): Ghost | null => {
  const ghost = useGhostStore((store) => store.ghost);
  return ghost?.run === run ? null : ghost;
};

export const loadGhost = async (): Promise<void> => {
  const ghost = await gameStorage.read(KEY).catch(() => null);
  if (isGhost(ghost)) useGhostStore.setState({ ghost });
};

/** Stores a finished dash for the next one. On this page, the one before stays to compare with. */
export const saveGhost = (run: Run): void =>
  void gameStorage.change(KEY, () => createGhost(run)).catch(() => undefined);

/** The points of the ghost on a morning; those of its end after that. */
export const getGhostPoints = ({ points }: Ghost, day: number): number => points[day] ?? points.at(-1) ?? 0;
