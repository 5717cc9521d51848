import { type EditablePost } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { savePost } from '../api/post-actions';
import { createDraft, type Draft } from '../model/draft';
import { type DraftState } from '../model/save-queue';
import { openLocalDraft } from '../model/local-draft';

/** The draft of an open post. Saves when the connection returns and when the editor is closed. */
export const useDraft = (post: EditablePost): Draft => {
  const userId = useSession((state) => state.user?.id ?? '');
  const [draft] = useState(() =>
    createDraft(post, {
      send: (save) => savePost(post.id, save),
      localDraft: openLocalDraft(userId, post.id),
    }),
  );
  useEffect(() => {
    const saveAgain = () => void draft.save();
    window.addEventListener('online', saveAgain);
    return () => {
      window.removeEventListener('online', saveAgain);
      saveAgain();
    };
  }, [draft]);
  return draft;
};

export const useDraftState = <T>(draft: Draft, select: (state: DraftState) => T): T =>
  useStore(draft.store, select);
