import { type EditablePost, type PostText } from '@wanderwork/contracts';
import { createDraftStore, createSaveQueue, type SaveOptions } from './save-queue';

/** Delay of a save after the last key press. */
const DEBOUNCE_MS = 2500;

/** A draft being edited: stored on this device at each key press, saved to the server when typing pauses. */
export const createDraft = (post: EditablePost, options: SaveOptions) => {
  const { localDraft } = options;
  const localCopy = localDraft.read();
  const store = createDraftStore(post, localCopy);
  const { save, scheduleSave, cancelScheduledSave } = createSaveQueue(store, options);

  const write = (change: Partial<PostText>) => {
    const { words: previousText, revision, status } = store.getState();
    const words = { ...previousText, ...change };
    localDraft.save({ revision, words });
    store.setState({
      words,
      ...(status === 'conflict' || status === 'saving' ? {} : { status: 'waiting' }),
    });
    if (status !== 'conflict') scheduleSave(DEBOUNCE_MS);
  };

  /** After publishing: readers see the last save. Text typed since then is kept. */
  const markPublished = ({ changed }: EditablePost) =>
    store.setState((state) => (state.status === 'saved' ? { changed } : { changed: true }));

  /** Replaces the whole draft. */
  const replace = ({ words, revision, savedAt, changed }: EditablePost) => {
    cancelScheduledSave();
    localDraft.clear();
    store.setState({ words, revision, savedAt, changed, status: 'saved', problem: null, theirs: null });
  };

  /** Resolves a conflict with this editor's text or with the other one. */
  const resolve = async (keepMine: boolean): Promise<void> => {
    const { theirs } = store.getState();
    if (!theirs) return;
    const { revision, savedAt, words } = theirs;
    store.setState({ theirs: null, revision, savedAt, status: 'waiting' });
    if (keepMine) await save(true);
    else replace({ ...post, words, revision, savedAt, changed: true });
  };

  if (localCopy) scheduleSave(0);
  return { store, write, save, markPublished, replace, resolve };
};

export type Draft = ReturnType<typeof createDraft>;
