import { type EditablePost } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useState } from 'react';
import { checkPost, publishPost, unpublishPost } from '../api/post-actions';
import { type Draft } from '../model/draft';
import { type FieldErrors } from './use-field-errors';

type Action = 'publish' | 'schedule' | 'withdraw' | 'check';

interface Options {
  post: EditablePost;
  draft: Draft;
  fieldErrors: FieldErrors;
  onDone: (post: EditablePost) => void;
}

/** Actions on a post; `busy` is the running one. */
export const usePostActions = ({ post: { id, state }, draft, fieldErrors, onDone }: Options) => {
  const [busy, setBusy] = useState<Action | null>(null);

  /** Saves the draft first, because actions apply to the saved text. */
  const run = async (
    action: Action,
    send: (revision: number) => Promise<EditablePost>,
    successMessage: string,
  ) => {
    setBusy(action);
    fieldErrors.clear();
    try {
      if (!(await draft.save())) return;
      onDone(await send(draft.store.getState().revision));
      toast({ title: successMessage, tone: 'ok' });
    } catch (error) {
      fieldErrors.refuse(error);
    } finally {
      setBusy(null);
    }
  };

  const publish = () => {
    const successMessage = state === 'published' ? 'Changes published' : 'Post published';
    return run('publish', (revision) => publishPost(id, revision), successMessage);
  };
  const schedule = (at: string) =>
    run('schedule', (revision) => publishPost(id, revision, at), 'Post scheduled');
  const unpublish = () => {
    const successMessage = state === 'scheduled' ? 'Schedule canceled' : 'Post unpublished';
    return run('withdraw', () => unpublishPost(id), successMessage);
  };
  const check = () => run('check', () => checkPost(id), 'Marked as checked today');

  return { busy, publish, schedule, withdraw: unpublish, check };
};
