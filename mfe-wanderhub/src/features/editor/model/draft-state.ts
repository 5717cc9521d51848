import { type EditablePost, type PostConflict, type PostText } from '@wanderwork/contracts';
import { createStore, type StoreApi } from 'zustand';
import type { LocalDraft } from './local-draft';

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

export type DraftStore = StoreApi<DraftState>;

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
