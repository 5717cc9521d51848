import { type PostDetail } from '@wanderwork/contracts';
import { Button, Icon, VisuallyHidden } from '@wanderwork/ui';
import { useTakenPosts, useTaking } from '../../../shared/offline/use-taken';

/** Takes an article along to read without a connection, or lets go of it again. */
export const TakePost = ({ post }: { post: PostDetail }) => {
  const { taking, take, letGo } = useTaking();
  const isTaken = useTakenPosts().some(({ slug }) => slug === post.slug);
  return (
    <Button
      size="small"
      aria-pressed={isTaken}
      busy={taking}
      busyLabel="Taking it…"
      onClick={() => void (isTaken ? letGo(post.slug) : take(post))}
    >
      <Icon name={isTaken ? 'check' : 'download'} size={16} />
      {isTaken ? 'Kept offline' : 'Read offline'} <VisuallyHidden>this article</VisuallyHidden>
    </Button>
  );
};
