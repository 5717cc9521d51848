import { toast, useSession } from '@wanderwork/platform';
import { type Mode } from '@wanderwork/quest-engine';
import { create } from 'zustand';
import { recordInPassport } from '../../../shared/passport/passport-book';
import { deleteSavedRun, readSavedRun, saveRun } from '../../../shared/saves/saved-runs';
import { type Effect, type PlayEvent, type PlayState, type SyncProblem } from '../model/play-state';
import { importOldWeek } from '../model/saves/import-old-week';
import { saveUnsentRun } from '../model/saves/unsent-runs';
import { acquireTabLock, type TabLock } from '../model/tab-lock';
import { findThread, saveThread } from '../model/threads';
import { initialState, transition } from '../model/transition';
import { commitWeek, sendRun, sendUnsentRuns } from './send-run';

type EffectOf<Name extends Effect['do']> = Extract<Effect, { do: Name }>;

/** The state of the mode's page. */
export const usePlayState = create<PlayState>(() => initialState);

/** Why the account does not have all of the played run, or null. */
export const useSyncProblem = (): SyncProblem | null =>
  usePlayState((state) => ('game' in state ? state.problem : null));

/** Performs the effects of the transitions. The state and the lock are all it holds. */
const createRunner = () => {
  const events: PlayEvent[] = [];
  let lock: TabLock | null = null;

  /** Changes the state. An event that another one caused waits until that one's effects have begun. */
  const dispatch = (event: PlayEvent): void => {
    if (events.push(event) > 1) return;
    try {
      for (; events[0]; events.shift()) handle(events[0]);
    } finally {
      events.length = 0;
    }
  };

  const handle = (event: PlayEvent): void => {
    const [next, ...effects] = transition(usePlayState.getState(), event, new Date().toISOString());
    usePlayState.setState(next, true);
    effects.forEach(perform);
  };

  const perform = (effect: Effect): void => {
    switch (effect.do) {
      case 'lock':
        return void openSavedRun(effect);
      case 'unlock':
        lock?.release();
        lock = null;
        return;
      case 'save':
        return void save(effect);
      case 'remove':
        if (effect.unsent) void saveUnsentRun(effect.unsent);
        return void deleteSavedRun(effect.mode);
      case 'record':
        return record(effect);
      case 'send':
        return void send(effect);
      case 'commit':
        return void commit(effect);
      case 'announceDeletion':
        toast({
          tone: 'info',
          title: 'This run was deleted',
          description: 'It’s gone from your account and from this device.',
        });
    }
  };

  const openSavedRun = async ({ mode, steal, ticket }: EffectOf<'lock'>): Promise<void> => {
    const acquired = await acquireTabLock(mode, handleLockLost, { steal });
    if (usePlayState.getState().ticket !== ticket) return acquired?.release();
    if (!acquired) return dispatch({ type: 'denied', ticket });
    lock = acquired;
    const run = (await readSavedRun(mode)) ?? (mode === 'first_week' ? importOldWeek() : null);
    dispatch({ type: 'opened', ticket, run });
  };

  const handleLockLost = (): void => {
    lock = null;
    dispatch({ type: 'lockLost' });
  };

  const save = async ({ run, anew }: EffectOf<'save'>): Promise<void> =>
    dispatch({ type: 'saved', id: run.id, result: await saveRun(run, { anew }) });

  const record = ({ game: { run, state, entries, chapters } }: EffectOf<'record'>): void => {
    const thread = findThread(entries);
    if (thread) saveThread(thread);
    const allEntries = chapters.flatMap((chapter) => chapter.entries);
    void recordInPassport(run, state, allEntries);
  };

  const send = async (effect: EffectOf<'send'>): Promise<void> => {
    const { ticket, run, owner, reason } = effect;
    if (reason === 'check') await sendUnsentRuns(owner);
    const sent = await sendRun(run, effect);
    if (sent.is === 'saved') return dispatch({ type: 'accepted', ticket, run: sent.run });
    dispatch({ type: 'failed', ticket, failure: sent, newId: crypto.randomUUID() });
  };

  const commit = async ({ ticket, run, week, owner, reason }: EffectOf<'commit'>): Promise<void> => {
    if (reason === 'check') await sendUnsentRuns(owner);
    const answer = await commitWeek(run, week);
    if (answer.is === 'committed') return dispatch({ type: 'committed', ticket, commit: answer.commit });
    dispatch({ type: 'failed', ticket, failure: answer, newId: crypto.randomUUID() });
  };

  return dispatch;
};

export const dispatch = createRunner();

const RETRY_MS = 30_000;

const updateUser = (): void => {
  const user = useSession.getState().user?.id ?? null;
  if (user !== usePlayState.getState().user) dispatch({ type: 'userChanged', user });
};

const checkAccount = (): void => dispatch({ type: 'check' });

const leave = (): void => dispatch({ type: 'leave' });

const onVisibility = (): void => (document.visibilityState === 'hidden' ? leave() : checkAccount());

/** Opens the run of a mode and keeps it in sync with the account until the returned function is called. */
export const startPlaying = (mode: Mode): (() => void) => {
  updateUser();
  const retries = setInterval(() => dispatch({ type: 'retry' }), RETRY_MS);
  const unsubscribe = useSession.subscribe(updateUser);
  window.addEventListener('online', checkAccount);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onVisibility);
  dispatch({ type: 'open', mode, steal: false });
  return () => {
    dispatch({ type: 'close' });
    clearInterval(retries);
    unsubscribe();
    window.removeEventListener('online', checkAccount);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
};
