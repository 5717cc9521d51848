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

/** What an editor does with a post as a whole; `busy` is what is under way. */
export const usePostActions = ({ post: { id, state }, draft, fieldErrors, onDone }: Options) => {
  const [busy, setBusy] = useState<Action | null>(null);

  /** On what is written, so that is saved first. */
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
