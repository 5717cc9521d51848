import { paths } from '@wanderwork/contracts';
import { getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { ConfirmDialog } from '@wanderwork/ui/overlays';

/** Asks before the reader removes their own post. */
const RemoveDialog = ({ postId, onClose }: { postId: string; onClose: () => void }) => {
  const { run } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'Couldn’t remove the post',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Remove this post?"
      description="Its text goes at once and can’t be brought back. “Removed by its author” stays in its place, and earlier versions go after 30 days."
      yes="Remove"
      no="Keep it"
      onYes={() => void run(() => http.delete(paths.api.connect.post(postId)), 'Your post is removed')}
    />
  );
};

export default RemoveDialog;
