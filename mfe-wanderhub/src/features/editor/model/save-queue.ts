import { type PostText, type SavedPost } from '@wanderwork/contracts';
import type { DraftStore } from './draft-state';
import type { LocalDraft } from './local-draft';
import { isRejected, toProblem, findConflict } from './save-errors';

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
