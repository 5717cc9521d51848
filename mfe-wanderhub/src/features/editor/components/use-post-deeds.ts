import { type EditablePost } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useState } from 'react';
import { checkPost, publishPost, unpublishPost } from '../api/deeds';
import { type Draft } from '../model/draft';
import { type Marked } from './use-marked';

type Deed = 'publish' | 'schedule' | 'withdraw' | 'check';

interface About {
  post: EditablePost;
  draft: Draft;
  marked: Marked;
  onDone: (post: EditablePost) => void;
}

/** What an editor does with a post as a whole; `busy` is what is under way. */
export const usePostDeeds = ({ post: { id, state }, draft, marked, onDone }: About) => {
  const [busy, setBusy] = useState<Deed | null>(null);

  /** On what is written, so that is saved first. */
  const run = async (deed: Deed, act: (revision: number) => Promise<EditablePost>, said: string) => {
    setBusy(deed);
    marked.clear();
    try {
      if (!(await draft.save())) return;
      onDone(await act(draft.store.getState().revision));
      toast({ title: said, tone: 'ok' });
    } catch (error) {
      marked.refuse(error);
    } finally {
      setBusy(null);
    }
  };

  const publish = () => {
    const said = state === 'published' ? 'The changes are out' : 'The post is out';
    return run('publish', (revision) => publishPost(id, revision), said);
  };
  const schedule = (at: string) =>
    run('schedule', (revision) => publishPost(id, revision, at), 'The post has its day');
  const withdraw = () => {
    const said = state === 'scheduled' ? 'The post has no day any more' : 'The post is taken back';
    return run('withdraw', () => unpublishPost(id), said);
  };
  const check = () => run('check', () => checkPost(id), 'Checked today');

  return { busy, publish, schedule, withdraw, check };
};
