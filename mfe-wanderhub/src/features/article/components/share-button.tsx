import { getExcerpt, paths, type PostDetail } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';

const getUrl = (post: PostDetail): string => new URL(paths.web.post(post.slug), location.href).href;

const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: url });
  } catch {
    toast({ title: 'Copy this link', description: url });
  }
};

/** Uses the share sheet of the device, or copies the link if there is none. */
const share = async (post: PostDetail): Promise<void> => {
  const url = getUrl(post);
  if (typeof navigator.share !== 'function') return copyLink(url);
  // Closing the share sheet is not an error.
  await navigator.share({ title: post.title, text: getExcerpt(post), url }).catch(() => undefined);
};

export const ShareButton = ({ post }: { post: PostDetail }) => (
  <Button size="small" onClick={() => void share(post)}>
    <Icon name="share-2" size={16} />
    Share
  </Button>
);
