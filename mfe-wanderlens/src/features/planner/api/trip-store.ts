import { createTabChannel, HttpError } from '@wanderwork/platform';
import type { Operation } from '@wanderwork/travel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  acceptDraft,
  applyChange,
  confirmChange,
  confirmTrip,
  dropChoice,
  isRecord,
  rebaseRecord,
  refuseChange,
  type Change,
  type Refusal,
  type TripRecord,
} from '../model/trip-record';
import { toTripKey, tripStorage, type TripStorage } from '../model/trip-storage';
import { getNewerChanges, tripsApi, type TripsApi } from './trips-api';

/**
 * `device`: a visitor's trip, in this browser alone. `limit`: the account has no room for another trip. `readOnly`: after
 * a downgrade, another trip is the one that can be changed. `gone`: deleted elsewhere.
 */
export type SaveState = 'device' | 'saved' | 'saving' | 'failed' | 'offline' | 'limit' | 'readOnly' | 'gone';

export interface TripState {
  record: TripRecord;
  saving: SaveState;
}

export interface TripStore {
  state: StoreApi<TripState>;
  /** Changes the trip on this device, then on the server. Returns why not, or null. */
  change: (ops: readonly Operation[]) => Refusal | null;
  undo: () => Refusal | null;
  redo: () => Refusal | null;
  /** Keeps one's own side of a choice, or the other one. */
  decide: (id: string, keep: 'mine' | 'other') => Refusal | null;
  /** Accepts items of a draft of the server, or rejects it without any. Throws if the server did not do it. */
  decideDraft: (draftId: string, accept: readonly string[]) => Promise<void>;
  /** Asks the server for changes made elsewhere, and sends what is pending. */
  refresh: () => Promise<void>;
  /** Follows other tabs and the connection while the page is open; returns a function that stops it. */
  start: () => () => void;
  /** Resolves when everything so far is on the device and, for a member, sent or refused. */
  settle: () => Promise<void>;
}

interface Tools {
  api: TripsApi;
  storage: TripStorage;
  now: () => number;
  createId: () => string;
  /** Waits before another attempt. */
  wait: (attempt: number, retry: () => void) => () => void;
}

const RETRY_SECONDS = [2, 5, 15, 60];

const browserTools: Tools = {
  api: tripsApi,
  storage: tripStorage,
  now: () => Date.now(),
  createId: () => crypto.randomUUID(),
  wait: (attempt, retry) => {
    const seconds = RETRY_SECONDS[Math.min(attempt, RETRY_SECONDS.length - 1)]!;
    const timer = setTimeout(retry, seconds * 1000);
    return () => clearTimeout(timer);
  },
};

/** One tab at a time sends, where the browser can tell; the ids of the requests keep the others from doing harm. */
const withLock = (name: string, run: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(name, run) : run();
};

const isUnreachable = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status >= 500 || error.status === 429 || error.status === 401;

/** Gives the same ids in the same order each time it starts. */
const createIdList = (createId: () => string) => {
  const ids: string[] = [];
  return () => {
    let at = 0;
    return () => (ids[at++] ??= createId());
  };
};

/** Holds one trip: what the person does is on the device first, then on the server. */
export const createTripStore = (first: TripRecord, tools: Partial<Tools> = {}): TripStore => {
  const { api, storage, now, createId, wait } = { ...browserTools, ...tools };
  const { owner } = first;
  const { id } = first.trip;
  const key = toTripKey(owner, id);
  const channel = createTabChannel<string>('wanderwork_trips');
  const getRestState = (record: TripRecord): SaveState => {
    if (owner === null) return 'device';
    if (!record.canChange) return 'readOnly';
    return record.saved && record.pending.length === 0 ? 'saved' : 'saving';
  };
  const state = createStore<TripState>(() => ({ record: first, saving: getRestState(first) }));
  let writes = Promise.resolve();
  let openWrites = 0;
  let sending: Promise<void> | null = null;
  let isAskedToSend = false;
  /** Everything that was begun. */
  let work: Promise<unknown> = Promise.resolve();
  let attempt = 0;
  let cancelRetry: (() => void) | null = null;

  /** Shows a change at once and writes it to the device, on top of what another tab may have written. */
  const update = (next: (record: TripRecord) => TripRecord): Promise<void> => {
    state.setState(({ record }) => ({ record: next(record) }));
    openWrites += 1;
    const write = async () => {
      let stored: TripRecord | null = null;
      try {
        await storage.change(key, (value) => (stored = next(isRecord(value) ? value : first)));
      } catch {
        // Without storage the trip lasts until the page closes; a member's is still sent.
      }
      openWrites -= 1;
      if (stored && openWrites === 0) state.setState({ record: stored });
      channel.send(key);
    };
    writes = writes.then(write);
    return writes;
  };

  const setSaving = (saving: SaveState) => state.setState({ saving });

  const retryLater = () => {
    setSaving(navigator.onLine ? 'failed' : 'offline');
    cancelRetry?.();
    cancelRetry = wait(attempt, () => void (work = send()));
    attempt += 1;
  };

  const sendTrip = async (record: TripRecord): Promise<void> => {
    const saved = await api.create(record.trip);
    const ids = createIdList(createId);
    await update((current) => confirmTrip(current, saved, ids()));
  };

  const applyNewer = async (newer: Parameters<typeof rebaseRecord>[1]): Promise<void> => {
    const ids = createIdList(createId);
    await update((current) => rebaseRecord(current, newer, ids()));
  };

  const loadNewest = async (): Promise<void> => {
    const { revision, trip, canChange } = await api.get(id);
    await applyNewer({ revision, trip });
    if (state.getState().record.canChange !== canChange)
      await update((current) => ({ ...current, canChange }));
  };

  const sendChange = async ({ pending, revision }: TripRecord): Promise<void> => {
    const { requestId, ops } = pending[0]!;
    try {
      const answer = await api.change(id, { requestId, base: revision, ops });
      await update((current) => confirmChange(current, requestId, answer.revision));
    } catch (error) {
      const newer = getNewerChanges(error);
      if (newer?.changes)
        return applyNewer({ revision: newer.revision, ops: newer.changes.flatMap((change) => change.ops) });
      if (newer) return loadNewest();
      if (!(error instanceof HttpError) || ![400, 422].includes(error.status)) throw error;
      const ids = createIdList(createId);
      await update((current) => refuseChange(current, requestId, ids()));
    }
  };

  /** Whether there was something to send. Other tabs may have sent it meanwhile, so the device is asked. */
  const sendNext = async (): Promise<boolean> => {
    await writes;
    const stored = await storage.read(key).catch(() => undefined);
    const record = isRecord(stored) ? stored : state.getState().record;
    if (record.saved && record.pending.length === 0) return false;
    setSaving('saving');
    await (record.saved ? sendChange(record) : sendTrip(record));
    return true;
  };

  const handleError = (error: unknown): void => {
    if (isUnreachable(error)) return retryLater();
    const { code, status } = error as HttpError;
    if (code === 'trips.limit') return setSaving('limit');
    if (code === 'trips.read_only') return setSaving('readOnly');
    if (status === 404 || code === 'trips.deleted') return setSaving('gone');
    retryLater();
  };

  const sendAll = () =>
    withLock(key, async () => {
      try {
        while (await sendNext());
        attempt = 0;
        setSaving(getRestState(state.getState().record));
      } catch (error) {
        handleError(error);
      }
    });

  /** A change made while the last request ends is sent too. */
  const sendWhileAsked = async (): Promise<void> => {
    while (isAskedToSend) {
      isAskedToSend = false;
      await sendAll();
    }
    sending = null;
  };

  const send = (): Promise<void> => {
    if (owner === null) return writes;
    cancelRetry?.();
    cancelRetry = null;
    isAskedToSend = true;
    sending ??= sendWhileAsked();
    return sending;
  };

  const apply = (kind: Change['kind'], ops: readonly Operation[]): Refusal | null => {
    const ids = createIdList(createId);
    const at = now();
    const toChange = (): Change => ({ kind, ops, at, createId: ids() });
    const changed = applyChange(state.getState().record, toChange());
    if ('refusal' in changed) return changed.refusal;
    work = update((current) => {
      const result = applyChange(current, toChange());
      return 'record' in result ? result.record : current;
    }).then(send);
    return null;
  };

  const step = (kind: 'undo' | 'redo'): Refusal | null => {
    const ops = state.getState().record[kind].at(-1);
    if (!ops) return null;
    const refusal = apply(kind, ops);
    // A step that no longer applies would block those before it.
    if (refusal) void update((current) => ({ ...current, [kind]: current[kind].slice(0, -1) }));
    return refusal;
  };

  const loadAndSend = async (): Promise<void> => {
    if (owner === null) return;
    if (!state.getState().record.saved) return send();
    try {
      await loadNewest();
    } catch (error) {
      return handleError(error);
    }
    return send();
  };

  const refresh = async (): Promise<void> => {
    work = loadAndSend();
    await work;
  };

  const decideDraft = async (draftId: string, accept: readonly string[]): Promise<void> => {
    // The draft is compared with everything that the person did before.
    await refresh();
    await api.decideDraft(id, draftId, accept);
    if (accept.length === 0) return;
    const { revision, trip } = await api.get(id);
    const ids = createIdList(createId);
    await update((current) => acceptDraft(current, { revision, trip }, ids()));
  };

  const start = () => {
    const handleOnline = () => void refresh();
    const handleOffline = () => owner !== null && setSaving('offline');
    const handleShown = () => document.visibilityState === 'visible' && void refresh();
    const stopFollowing = channel.follow((changedKey) => {
      if (changedKey !== key) return;
      void writes
        .then(() => storage.read(key))
        .then((value) => {
          if (!isRecord(value) || openWrites > 0) return;
          state.setState({ record: value });
          if (!sending && value.pending.length === 0) setSaving(getRestState(value));
        });
    });
    window.addEventListener('online', handleOnline);
    window.addEventListener('offline', handleOffline);
    document.addEventListener('visibilitychange', handleShown);
    void refresh();
    return () => {
      stopFollowing();
      cancelRetry?.();
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('offline', handleOffline);
      document.removeEventListener('visibilitychange', handleShown);
    };
  };

  return {
    state,
    change: (ops) => apply('change', ops),
    undo: () => step('undo'),
    redo: () => step('redo'),
    decide: (choiceId, keep) => {
      const choice = state.getState().record.choices.find((one) => one.id === choiceId);
      if (!choice) return null;
      const refusal = keep === 'mine' ? apply('change', [choice.op]) : null;
      if (!refusal) void update((current) => dropChoice(current, choiceId));
      return refusal;
    },
    decideDraft,
    refresh,
    start,
    settle: async () => {
      let current;
      do await (current = work);
      while (current !== work);
      await writes;
    },
  };
};
