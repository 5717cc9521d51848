import { type EditablePost } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { savePost } from '../api/deeds';
import { openDraft, type Draft } from '../model/draft';
import { type DraftState } from '../model/draft-state';
import { keptCopy } from '../model/kept-copy';

/** The draft of a post for as long as its desk is open. What is not saved when one leaves is saved then. */
export const useDraft = (post: EditablePost): Draft => {
  const userId = useSession((state) => state.user?.id ?? '');
  const [draft] = useState(() =>
    openDraft(post, { send: (save) => savePost(post.id, save), copy: keptCopy(userId, post.id) }),
  );
  useEffect(() => {
    const again = () => void draft.save();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      again();
    };
  }, [draft]);
  return draft;
};

export const useDraftState = <T>(draft: Draft, select: (state: DraftState) => T): T =>
  useStore(draft.store, select);
