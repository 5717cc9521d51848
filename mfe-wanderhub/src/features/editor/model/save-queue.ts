import {
  type PostText,
  type SavedPost,
  type EditablePost,
  type PostConflict,
  errorCodes,
} from '@wanderwork/contracts';
import { createStore, type StoreApi } from 'zustand';
import { HttpError, getServerMessage } from '@wanderwork/platform';
import type { LocalDraft } from './local-draft';

/** Delay of a retry after a failure. */
const RETRY_MS = 15_000;

export interface SaveOptions {
  send: (save: { revision: number; words: PostText; keep: boolean }) => Promise<SavedPost>;
  localDraft: LocalDraft;
}

/** Serializes the saves of a draft. Each save names the revision it is based on. */
export const createSaveQueue = (store: DraftStore, { send, localDraft }: SaveOptions) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSave: Promise<void> = Promise.resolve();

  const cancelScheduledSave = () => clearTimeout(timer);

  const scheduleSave = (ms: number) => {
    cancelScheduledSave();
    timer = setTimeout(() => void enqueue(false), ms);
  };

  const handleSaved = (words: PostText, { revision, savedAt, changed }: SavedPost) => {
    const isComplete = store.getState().words === words;
    store.setState({ revision, savedAt, changed, problem: null, status: isComplete ? 'saved' : 'waiting' });
    if (isComplete) localDraft.clear();
    else localDraft.save({ revision, words: store.getState().words });
  };

  const handleError = (error: unknown) => {
    const theirs = findConflict(error);
    if (theirs) return store.setState({ status: 'conflict', theirs });
    store.setState({ status: 'failed', problem: toProblem(error) });
    if (!isRejected(error)) scheduleSave(RETRY_MS);
  };

  const saveOnce = async (keep: boolean): Promise<void> => {
    const { words, revision, status } = store.getState();
    if (status === 'conflict' || (status === 'saved' && !keep)) return;
    cancelScheduledSave();
    store.setState({ status: 'saving' });
    try {
      handleSaved(words, await send({ revision, words, keep }));
    } catch (error) {
      handleError(error);
    }
  };

  const enqueue = (keep: boolean): Promise<void> => (lastSave = lastSave.then(() => saveOnce(keep)));

  /** Resolves to whether everything is saved, including text typed during the save. */
  const save = async (keep = false): Promise<boolean> => {
    await enqueue(keep);
    while (['waiting', 'saving'].includes(store.getState().status)) await enqueue(false);
    return store.getState().status === 'saved';
  };

  return { save, scheduleSave, cancelScheduledSave };
};

/** `waiting`: typing has not paused; `failed`: kept on this device; `conflict`: another save came first. */
type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface DraftState {
  words: PostText;
  revision: number;
  status: SaveStatus;
  savedAt: string;
  /** Differs from what readers see. */
  changed: boolean;
  /** Why it is not saved. */
  problem: string | null;
  theirs: PostConflict['theirs'] | null;
}

type DraftStore = StoreApi<DraftState>;

/** Starts with the unsaved copy on this device, or with the server's draft. */
export const createDraftStore = (post: EditablePost, localCopy: ReturnType<LocalDraft['read']>): DraftStore =>
  createStore<DraftState>(() => ({
    words: localCopy?.words ?? post.words,
    // Saving an outdated copy causes a conflict, as any outdated save does.
    revision: localCopy?.revision ?? post.revision,
    status: localCopy ? 'waiting' : 'saved',
    savedAt: post.savedAt,
    changed: post.changed,
    problem: null,
    theirs: null,
  }));

const UNREACHABLE = 'the server could not be reached';

/** The conflicting save; null for other errors. */
const findConflict = (error: unknown): PostConflict['theirs'] | null =>
  error instanceof HttpError && error.code === errorCodes.postChanged && error.body && 'theirs' in error.body
    ? (error.body.theirs as PostConflict['theirs'])
    : null;

const toProblem = (error: unknown): string => {
  const fieldMessage = error instanceof HttpError ? error.body?.errors?.[0]?.message : undefined;
  return fieldMessage ?? getServerMessage(error, UNREACHABLE);
};

/** Client errors other than 429 are not retried. */
const isRejected = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;
