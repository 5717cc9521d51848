import { type PostDetail } from '@wanderwork/contracts';
import { Small } from '@wanderwork/ui';
import { useOfflinePosts } from '../../../shared/offline/use-offline-posts';
import { formatOfflinePost } from '../../../shared/offline/labels';

/** The size and date of an offline article, announced to screen readers when it changes. */
export const OfflineNote = ({ post }: { post: PostDetail }) => {
  const offlinePost = useOfflinePosts().find(({ slug }) => slug === post.slug);
  return (
    <Small $quiet role="status">
      {offlinePost && `Available offline: ${formatOfflinePost(offlinePost)}.`}
    </Small>
  );
};
