import { getServerMessage, toast } from '@wanderwork/platform';
import { Button } from '@wanderwork/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createPost } from '../api/post-actions';
import { getPostPath } from '../model/editor-location';

/** Creates a draft and opens it. */
export const NewPostButton = () => {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const createDraft = async () => {
    setBusy(true);
    try {
      const { id } = await createPost();
      await navigate(getPostPath(id));
    } catch (error) {
      toast({ title: getServerMessage(error, 'We couldn’t create a draft. Please try again.'), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <Button variant="ink" busy={busy} busyLabel="Creating..." onClick={() => void createDraft()}>
      Write a post
    </Button>
  );
};
