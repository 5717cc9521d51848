import { type EditablePost, type PostWords } from '@wanderwork/contracts';
import { draftStore } from './draft-state';
import { savesOf, type SaveMeans } from './saves';

/** So long after the last key a draft is saved. */
const REST_MS = 2500;

/** The words of a post while they are written: kept on this device with every key, saved when the keys rest. */
export const openDraft = (post: EditablePost, means: SaveMeans) => {
  const { copy } = means;
  const kept = copy.read();
  const store = draftStore(post, kept);
  const { save, later, calm } = savesOf(store, means);

  const write = (part: Partial<PostWords>) => {
    const { words: before, revision, standing } = store.getState();
    const words = { ...before, ...part };
    copy.keep({ revision, words });
    store.setState({
      words,
      ...(standing === 'conflict' || standing === 'saving' ? {} : { standing: 'waiting' }),
    });
    if (standing !== 'conflict') later(REST_MS);
  };

  /** What readers see became what was saved last; what is being typed meanwhile is not touched. */
  const follow = ({ changed }: EditablePost) =>
    store.setState((state) => (state.standing === 'saved' ? { changed } : { changed: true }));

  /** All of its words are others now. */
  const take = ({ words, revision, savedAt, changed }: EditablePost) => {
    calm();
    copy.forget();
    store.setState({ words, revision, savedAt, changed, standing: 'saved', problem: null, theirs: null });
  };

  /** Ends a conflict: with one's own words above the others, or with the others'. */
  const resolve = async (mine: boolean): Promise<void> => {
    const { theirs } = store.getState();
    if (!theirs) return;
    const { revision, savedAt, words } = theirs;
    store.setState({ theirs: null, revision, savedAt, standing: 'waiting' });
    if (mine) await save(true);
    else take({ ...post, words, revision, savedAt, changed: true });
  };

  if (kept) later(0);
  return { store, write, save, follow, take, resolve };
};

export type Draft = ReturnType<typeof openDraft>;
