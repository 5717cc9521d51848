import { type EditablePost } from '@wanderwork/contracts';
import { getServerMessage, toast } from '@wanderwork/platform';
import { Banner, Button, Row, Stack } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { removePost } from '../api/post-actions';
import { type Draft } from '../model/draft';
import { getListPath } from '../model/editor-location';

interface Props {
  open: boolean;
  post: EditablePost;
  draft: Draft;
  onClose: () => void;
}

/** Deletes a draft that was never published. */
export const DeleteDialog = ({ open, post, draft, onClose }: Props) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const deletePost = async () => {
    setBusy(true);
    try {
      await removePost(post.id);
      // Discards unsaved text, so that nothing is saved on leaving.
      draft.replace(post);
      toast({ title: 'Draft deleted', tone: 'ok' });
      await navigate(getListPath(), { replace: true });
    } catch (error) {
      setProblem(getServerMessage(error, 'The server could not be reached. Nothing has changed.'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Delete this draft?"
      description="You can’t restore its text or versions."
    >
      <Stack $gap={4}>
        {problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        <Row $gap={2}>
          <Button variant="ink" busy={busy} busyLabel="Deleting..." onClick={() => void deletePost()}>
            Delete draft
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </Row>
      </Stack>
    </Dialog>
  );
};
