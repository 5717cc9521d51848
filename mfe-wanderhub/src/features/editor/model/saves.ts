import { type PostWords, type SavedPost } from '@wanderwork/contracts';
import type { DraftStore } from './draft-state';
import type { KeptCopy } from './kept-copy';
import { isRefusal, problemIn, theirsIn } from './save-failure';

/** So long after a failure it is tried again. */
const AGAIN_MS = 15_000;

export interface SaveMeans {
  send: (save: { revision: number; words: PostWords; keep: boolean }) => Promise<SavedPost>;
  copy: KeptCopy;
}

/** The saves of a draft: one after the other, each naming the one that it follows. */
export const savesOf = (store: DraftStore, { send, copy }: SaveMeans) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const calm = () => clearTimeout(timer);

  const later = (ms: number) => {
    calm();
    timer = setTimeout(() => void next(false), ms);
  };

  const settle = (words: PostWords, { revision, savedAt, changed }: SavedPost) => {
    const whole = store.getState().words === words;
    store.setState({ revision, savedAt, changed, problem: null, standing: whole ? 'saved' : 'waiting' });
    if (whole) copy.forget();
    else copy.keep({ revision, words: store.getState().words });
  };

  const fail = (error: unknown) => {
    const theirs = theirsIn(error);
    if (theirs) return store.setState({ standing: 'conflict', theirs });
    store.setState({ standing: 'failed', problem: problemIn(error) });
    if (!isRefusal(error)) later(AGAIN_MS);
  };

  const once = async (keep: boolean): Promise<void> => {
    const { words, revision, standing } = store.getState();
    if (standing === 'conflict' || (standing === 'saved' && !keep)) return;
    calm();
    store.setState({ standing: 'saving' });
    try {
      settle(words, await send({ revision, words, keep }));
    } catch (error) {
      fail(error);
    }
  };

  const next = (keep: boolean): Promise<void> => (last = last.then(() => once(keep)));

  /** Resolves with whether all that was written is saved, and what was written meanwhile with it. */
  const save = async (keep = false): Promise<boolean> => {
    await next(keep);
    while (['waiting', 'saving'].includes(store.getState().standing)) await next(false);
    return store.getState().standing === 'saved';
  };

  return { save, later, calm };
};
