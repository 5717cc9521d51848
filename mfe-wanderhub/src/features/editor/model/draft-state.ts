import { type EditablePost, type PostConflict, type PostWords } from '@wanderwork/contracts';
import { createStore, type StoreApi } from 'zustand';
import type { LocalDraft } from './local-draft';

/** `waiting` for the keys to rest, `failed` and kept on this device, `conflict`: another save came first. */
type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface DraftState {
  words: PostWords;
  revision: number;
  status: SaveStatus;
  savedAt: string;
  /** Says something else than what readers see. */
  changed: boolean;
  /** Why it is not saved. */
  problem: string | null;
  theirs: PostConflict['theirs'] | null;
}

export type DraftStore = StoreApi<DraftState>;

/** A post as the server has it, or as it was left on this device. */
export const createDraftStore = (post: EditablePost, localCopy: ReturnType<LocalDraft['read']>): DraftStore =>
  createStore<DraftState>(() => ({
    words: localCopy?.words ?? post.words,
    // A copy that is older than what stands meets it as any other save does.
    revision: localCopy?.revision ?? post.revision,
    status: localCopy ? 'waiting' : 'saved',
    savedAt: post.savedAt,
    changed: post.changed,
    problem: null,
    theirs: null,
  }));
