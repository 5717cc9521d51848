import { type PostDetail, getExcerpt, paths } from '@wanderwork/contracts';
import { Button, Icon, VisuallyHidden, Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { toast } from '@wanderwork/platform';
import { showNotSaved, useBookmark } from '../../../shared/bookmarks/use-bookmarks';
import { useOfflinePosts, useOfflineActions } from '../../../shared/offline/use-offline-posts';
import { formatOfflinePost } from '../../../shared/offline/labels';
import { countReaderLazily } from '../api/use-reader-counts';

/** Bookmarks an article: in the browser for visitors, in the account for members. */
export const SaveButton = ({ post }: { post: PostDetail }) => {
  const { entry, change } = useBookmark(post);
  const isSaved = entry?.saved ?? false;
  const toggle = async () => {
    if (!(await change({ saved: !isSaved }))) return showNotSaved(post.title);
    if (!isSaved) countReaderLazily(post.id, 'save');
  };
  return (
    <Button size="small" aria-pressed={isSaved} onClick={() => void toggle()}>
      <BookmarkIcon $set={isSaved}>
        <Icon name="bookmark" size={16} />
      </BookmarkIcon>
      {isSaved ? 'Saved' : 'Save'} <VisuallyHidden>this article</VisuallyHidden>
    </Button>
  );
};

const BookmarkIcon = styled.span<{ $set: boolean }>`
  display: inline-flex;

  svg {
    fill: ${({ $set }) => ($set ? 'currentColor' : 'none')};
  }
`;

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

/** The size and date of an offline article, announced to screen readers when it changes. */
export const OfflineNote = ({ post }: { post: PostDetail }) => {
  const offlinePost = useOfflinePosts().find(({ slug }) => slug === post.slug);
  return (
    <Small $quiet role="status">
      {offlinePost && `Available offline: ${formatOfflinePost(offlinePost)}.`}
    </Small>
  );
};

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
