import { type EditablePost } from '@wanderwork/contracts';
import { getServerMessage, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Banner, Button, Row, Stack } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
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
  const { busy, problem, run } = useAction();
  const navigate = useNavigate();
  const deletePost = () =>
    run(async () => {
      await removePost(post.id);
      // Discards unsaved text, so that nothing is saved on leaving.
      draft.replace(post);
      toast({ title: 'Draft deleted', tone: 'ok' });
      await navigate(getListPath(), { replace: true });
    });
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
            {getServerMessage(problem, 'The server could not be reached. Nothing has changed.')}
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
