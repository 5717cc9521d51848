import { type EditablePost, type PostConflict, type PostWords } from '@wanderwork/contracts';
import { createStore, type StoreApi } from 'zustand';
import type { KeptCopy } from './kept-copy';

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

export type DraftStore = StoreApi<DraftState>;

/** A post as the server has it, or as it was left on this device. */
export const draftStore = (post: EditablePost, kept: ReturnType<KeptCopy['read']>): DraftStore =>
  createStore<DraftState>(() => ({
    words: kept?.words ?? post.words,
    // A copy that is older than what stands meets it as any other save does.
    revision: kept?.revision ?? post.revision,
    standing: kept ? 'waiting' : 'saved',
    savedAt: post.savedAt,
    changed: post.changed,
    problem: null,
    theirs: null,
  }));
