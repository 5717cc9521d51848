import { serverMessage, toast } from '@wanderwork/platform';
import { Button } from '@wanderwork/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createPost } from '../api/deeds';
import { postPlace } from '../model/place';

/** Begins a draft, which nobody sees, and opens it. */
export const WriteAPost = () => {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const begin = async () => {
    setBusy(true);
    try {
      const { id } = await createPost();
      await navigate(postPlace(id));
    } catch (error) {
      toast({ title: serverMessage(error, 'No draft could be begun. Please try again.'), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <Button variant="ink" busy={busy} busyLabel="Beginning..." onClick={() => void begin()}>
      Write a post
    </Button>
  );
};
