import { getServerMessage, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button } from '@wanderwork/ui';
import { useNavigate } from 'react-router-dom';
import { createPost } from '../api/post-actions';
import { getPostPath } from '../model/editor-location';

/** Creates a draft and opens it. */
export const NewPostButton = () => {
  const navigate = useNavigate();
  const { busy, run } = useAction({
    onError: (error) =>
      toast({ title: getServerMessage(error, 'We couldn’t create a draft. Please try again.'), tone: 'bad' }),
  });
  const createDraft = () =>
    run(async () => {
      const { id } = await createPost();
      await navigate(getPostPath(id));
    });
  return (
    <Button variant="ink" busy={busy} busyLabel="Creating..." onClick={() => void createDraft()}>
      Write a post
    </Button>
  );
};
