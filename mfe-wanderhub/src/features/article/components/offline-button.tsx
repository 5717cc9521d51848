import { type PostDetail } from '@wanderwork/contracts';
import { Button, Icon, VisuallyHidden } from '@wanderwork/ui';
import { useOfflinePosts, useOfflineActions } from '../../../shared/offline/use-offline-posts';

/** Saves an article for offline reading, or removes it. */
export const OfflineButton = ({ post }: { post: PostDetail }) => {
  const { taking, take, letGo } = useOfflineActions();
  const isOffline = useOfflinePosts().some(({ slug }) => slug === post.slug);
  return (
    <Button
      size="small"
      aria-pressed={isOffline}
      busy={taking}
      busyLabel="Saving…"
      onClick={() => void (isOffline ? letGo(post.slug) : take(post))}
    >
      <Icon name={isOffline ? 'check' : 'download'} size={16} />
      {isOffline ? 'Saved offline' : 'Save offline'} <VisuallyHidden>(this article)</VisuallyHidden>
    </Button>
  );
};
