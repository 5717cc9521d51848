import { useSession } from '@wanderwork/platform';
import { isBetweenWeeks } from '../model/is-between-weeks';
import { setSyncStatus, useSyncStatus } from '../model/sync-status';
import { playAction } from '../model/play-action';
import { getGame, usePlayState, type Game, type PlayState } from '../model/play-state';
import { sync, syncLeaving } from './sync';

const DAYS_A_WEEK = 7;
const RETRY_MS = 30_000;

const getWeek = ({ state }: Game): number => Math.floor(state.day / DAYS_A_WEEK);

/** A run is synced when it starts or is opened, after each week, and at its end. */
const isSyncDue = (before: Game | null, now: Game): boolean =>
  before?.run.id !== now.run.id ||
  getWeek(before) !== getWeek(now) ||
  (now.run.over && !before.run.over) ||
  isBetweenWeeks(now.state);

const syncGame = (playState: PlayState, last: PlayState): void => {
  const now = getGame(playState);
  if (!now) return;
  const key = isBetweenWeeks(now.state) ? now.run.keys[now.state.week!.count] : undefined;
  if (key) return playAction(now.state, { type: 'week', ...key });
  if (isSyncDue(getGame(last), now)) void sync({ look: getGame(last) === null });
};

const checkAccount = (): void => void sync({ look: true });

const onVisibility = (): void => (document.visibilityState === 'hidden' ? syncLeaving() : checkAccount());

/** Syncs the played run to the account until the returned function is called. */
export const startAutoSync = (): (() => void) => {
  setSyncStatus();
  const again = setInterval(() => useSyncStatus.getState().isWaiting && checkAccount(), RETRY_MS);
  const stops = [
    usePlayState.subscribe(syncGame),
    useSession.subscribe(({ user }, before) => user?.id !== before.user?.id && checkAccount()),
  ];
  window.addEventListener('online', checkAccount);
  window.addEventListener('pagehide', syncLeaving);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    syncLeaving();
    clearInterval(again);
    stops.forEach((stop) => stop());
    window.removeEventListener('online', checkAccount);
    window.removeEventListener('pagehide', syncLeaving);
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
