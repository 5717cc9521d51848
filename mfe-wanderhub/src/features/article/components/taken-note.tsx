import { type PostDetail } from '@wanderwork/contracts';
import { Small } from '@wanderwork/ui';
import { useTakenPosts } from '../../../shared/offline/use-taken';
import { takenWords } from '../../../shared/offline/words';

/** How much of the browser an article takes, and since when; read out when it changes. */
export const TakenNote = ({ post }: { post: PostDetail }) => {
  const taken = useTakenPosts().find(({ slug }) => slug === post.slug);
  return (
    <Small $quiet role="status">
      {taken && `Opens without a connection: ${takenWords(taken)}.`}
    </Small>
  );
};
