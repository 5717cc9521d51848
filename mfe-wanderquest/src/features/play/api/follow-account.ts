import { useSession } from '@wanderwork/platform';
import { isBetweenWeeks } from '../model/between-weeks';
import { contact, useContact } from '../model/account';
import { act } from '../model/act';
import { gameOf, useStage, type Game, type Stage } from '../model/stage';
import { sync, syncLeaving } from './sync';

const DAYS_A_WEEK = 7;
const AGAIN_AFTER_MS = 30_000;

const weekOf = ({ state }: Game): number => Math.floor(state.day / DAYS_A_WEEK);

/** A run is sent when it begins or is opened, after each of its weeks, and at its end. */
const isDue = (before: Game | null, now: Game): boolean =>
  before?.run.id !== now.run.id ||
  weekOf(before) !== weekOf(now) ||
  (now.run.over && !before.run.over) ||
  isBetweenWeeks(now.state);

const followGame = (stage: Stage, last: Stage): void => {
  const now = gameOf(stage);
  if (!now) return;
  const key = isBetweenWeeks(now.state) ? now.run.keys[now.state.week!.count] : undefined;
  if (key) return act(now.state, { type: 'week', ...key });
  if (isDue(gameOf(last), now)) void sync({ look: gameOf(last) === null });
};

const look = (): void => void sync({ look: true });

const onVisibility = (): void => (document.visibilityState === 'hidden' ? syncLeaving() : look());

/** Keeps the account up to date with what is played, until the returned function is called. */
export const followAccount = (): (() => void) => {
  contact();
  const again = setInterval(() => useContact.getState().waiting && look(), AGAIN_AFTER_MS);
  const stops = [
    useStage.subscribe(followGame),
    useSession.subscribe(({ user }, before) => user?.id !== before.user?.id && look()),
  ];
  window.addEventListener('online', look);
  window.addEventListener('pagehide', syncLeaving);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    syncLeaving();
    clearInterval(again);
    stops.forEach((stop) => stop());
    window.removeEventListener('online', look);
    window.removeEventListener('pagehide', syncLeaving);
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
