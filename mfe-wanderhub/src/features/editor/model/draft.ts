import { type EditablePost, type PostWords } from '@wanderwork/contracts';
import { createDraftStore } from './draft-state';
import { createSaveQueue, type SaveOptions } from './save-queue';

/** So long after the last key a draft is saved. */
const DEBOUNCE_MS = 2500;

/** The words of a post while they are written: kept on this device with every key, saved when the keys rest. */
export const createDraft = (post: EditablePost, options: SaveOptions) => {
  const { localDraft } = options;
  const localCopy = localDraft.read();
  const store = createDraftStore(post, localCopy);
  const { save, scheduleSave, cancelScheduledSave } = createSaveQueue(store, options);

  const write = (change: Partial<PostWords>) => {
    const { words: previousWords, revision, status } = store.getState();
    const words = { ...previousWords, ...change };
    localDraft.save({ revision, words });
    store.setState({
      words,
      ...(status === 'conflict' || status === 'saving' ? {} : { status: 'waiting' }),
    });
    if (status !== 'conflict') scheduleSave(DEBOUNCE_MS);
  };

  /** What readers see became what was saved last; what is being typed meanwhile is not touched. */
  const markPublished = ({ changed }: EditablePost) =>
    store.setState((state) => (state.status === 'saved' ? { changed } : { changed: true }));

  /** All of its words are others now. */
  const replace = ({ words, revision, savedAt, changed }: EditablePost) => {
    cancelScheduledSave();
    localDraft.clear();
    store.setState({ words, revision, savedAt, changed, status: 'saved', problem: null, theirs: null });
  };

  /** Ends a conflict: with one's own words above the others, or with the others'. */
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
