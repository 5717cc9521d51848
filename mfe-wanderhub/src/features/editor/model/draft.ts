import {
  errorCodes,
  type EditablePost,
  type PostConflict,
  type PostWords,
  type SavedPost,
} from '@wanderwork/contracts';
import { HttpError, serverMessage } from '@wanderwork/platform';
import { createStore } from 'zustand';
import type { KeptCopy } from './kept-copy';

/** So long after the last key a draft is saved. */
const REST_MS = 2500;
/** So long after a failure it is tried again. */
const AGAIN_MS = 15_000;

const AWAY = 'the server could not be reached';

/** `waiting` for the keys to rest, `failed` and kept on this device, `conflict`: another save came first. */
type Standing = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface DraftState {
  words: PostWords;
  revision: number;
  standing: Standing;
  savedAt: string;
  /** Says something else than what readers see. */
  changed: boolean;
  /** Why it is not saved. */
  problem: string | null;
  theirs: PostConflict['theirs'] | null;
}

interface Means {
  send: (save: { revision: number; words: PostWords; keep: boolean }) => Promise<SavedPost>;
  copy: KeptCopy;
}

const theirsIn = (error: unknown): PostConflict['theirs'] | null =>
  error instanceof HttpError && error.code === errorCodes.postChanged && error.body && 'theirs' in error.body
    ? (error.body.theirs as PostConflict['theirs'])
    : null;

const problemIn = (error: unknown): string => {
  const first = error instanceof HttpError ? error.body?.errors?.[0]?.message : undefined;
  return first ?? serverMessage(error, AWAY);
};

/** Asking again for what was refused would be refused again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The words of a post while they are written: kept on this device with every key, saved when the keys rest. */
export const openDraft = (post: EditablePost, { send, copy }: Means) => {
  const kept = copy.read();
  const store = createStore<DraftState>(() => ({
    words: kept?.words ?? post.words,
    // A copy that is older than what stands meets it as any other save does.
    revision: kept?.revision ?? post.revision,
    standing: kept ? 'waiting' : 'saved',
    savedAt: post.savedAt,
    changed: post.changed,
    problem: null,
    theirs: null,
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
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
    clearTimeout(timer);
    store.setState({ standing: 'saving' });
    try {
      settle(words, await send({ revision, words, keep }));
    } catch (error) {
      fail(error);
    }
  };

  /** One after the other; resolves with whether all that was written is saved. */
  const save = async (keep = false): Promise<boolean> => {
    last = last.then(() => once(keep));
    await last;
    return store.getState().standing === 'saved';
  };

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
    clearTimeout(timer);
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
