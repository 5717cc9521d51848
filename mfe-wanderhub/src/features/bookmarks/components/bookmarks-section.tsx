import { formatSize, isHalfRead, paths, type Bookmark, type OfflinePost } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { Small, Stack, TextLink, Button, Skeleton, VisuallyHidden } from '@wanderwork/ui';
import { BookmarkList } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { useEffect, useRef, useState } from 'react';
import { useOfflinePosts, useOfflineActions } from '../../../shared/offline/use-offline-posts';
import { useBookmarks, useIsLoadingBookmarks } from '../../../shared/bookmarks/use-bookmarks';
import { formatOfflinePost } from '../../../shared/offline/labels';
import { storeHeight } from '../model/stored-height';

const formatTotal = (posts: readonly OfflinePost[]): string => {
  const bytes = posts.reduce((sum, post) => sum + post.bytes, 0);
  return `${posts.length} ${posts.length === 1 ? 'article' : 'articles'}, ${formatSize(bytes)} in this browser.`;
};

/** Offline articles with their size and a remove button. */
const OfflineList = ({ posts }: { posts: readonly OfflinePost[] }) => {
  const { letGo } = useOfflineActions();
  const title = useRef<HTMLHeadingElement>(null);
  const remove = async (slug: string) => {
    await letGo(slug);
    // The focused button is removed with its article.
    title.current?.focus();
  };
  return (
    <Stack $gap={3}>
      <h3 ref={title} tabIndex={-1}>
        Offline
      </h3>
      <Entries role="list">
        {posts.map((post) => (
          <Entry key={post.slug}>
            <div>
              <TextLink quiet as={AppLink} to={paths.web.post(post.slug)}>
                {post.title}
              </TextLink>
              <Small $quiet>{formatOfflinePost(post)}</Small>
            </div>
            <Button size="small" variant="plain" onClick={() => void remove(post.slug)}>
              Remove <VisuallyHidden>“{post.title}” from this browser</VisuallyHidden>
            </Button>
          </Entry>
        ))}
      </Entries>
      <Small $quiet>{formatTotal(posts)}</Small>
    </Stack>
  );
};

/** Aligns the remove button with the first line of the title. */
const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: baseline;
`;

/** Only the most recent unfinished articles are shown. */
const MAX_UNFINISHED = 3;
/** Saved articles beyond these are shown on request, so that the guides below stay in reach. */
const MAX_SAVED = 3;

const SECTION_ID = 'saved';
const isUnfinished = (bookmark: Bookmark) => !bookmark.saved && isHalfRead(bookmark);

/**
 * A link to what a member saved, there before it is loaded; for visitors to the saved articles of this page, if there
 * are any.
 */
export const SavedLink = () => {
  const isMember = useSession(({ isLoading, user }) => isLoading || user !== null);
  const count = (useBookmarks() ?? []).filter(({ saved }) => saved).length;
  if (isMember)
    return (
      <TextLink as={AppLink} to={paths.web.saved()}>
        Saved
      </TextLink>
    );
  return count > 0 && <TextLink href={`#${SECTION_ID}`}>Saved ({count})</TextLink>;
};

interface Props {
  /** The height to hold while the bookmarks are loading. */
  heldHeight?: number;
}

/** Unfinished, saved and offline articles; without any, only the held space. */
export const BookmarksSection = ({ heldHeight = 0 }: Props) => {
  const entries = useBookmarks() ?? [];
  const savedEntries = entries.filter((entry) => entry.saved);
  const unfinishedEntries = entries.filter(isUnfinished).slice(0, MAX_UNFINISHED);
  const offlinePosts = useOfflinePosts();
  const isEmpty = savedEntries.length + unfinishedEntries.length + offlinePosts.length === 0;
  const isLoading = useIsLoadingBookmarks();
  const lists = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLoading) storeHeight(lists.current?.offsetHeight ?? 0);
  });
  if (isEmpty && isLoading && heldHeight > 0) return <Skeleton $height={`${heldHeight}px`} />;
  // The guides below stay where they are.
  if (isEmpty) return heldHeight > 0 && <div style={{ height: heldHeight }} />;
  return (
    <Bookmarks id={SECTION_ID} aria-labelledby="bookmarks-title" style={{ minHeight: heldHeight }}>
      <VisuallyHidden as="h2" id="bookmarks-title">
        Your bookmarks
      </VisuallyHidden>
      <Lists ref={lists}>
        {unfinishedEntries.length > 0 && <List title="Continue reading" entries={unfinishedEntries} />}
        {savedEntries.length > 0 && <SavedList entries={savedEntries} />}
        {offlinePosts.length > 0 && <OfflineList posts={offlinePosts} />}
      </Lists>
    </Bookmarks>
  );
};

const SavedList = ({ entries }: { entries: Bookmark[] }) => {
  const [showAll, setShowAll] = useState(false);
  const hiddenCount = entries.length - MAX_SAVED;
  return (
    <Stack $gap={3}>
      <List title="Saved" entries={showAll ? entries : entries.slice(0, MAX_SAVED)} />
      {!showAll && hiddenCount > 0 && (
        <div>
          <Button size="small" onClick={() => setShowAll(true)}>
            Show {hiddenCount} more
          </Button>
        </div>
      )}
    </Stack>
  );
};

const List = ({ title, entries }: { title: string; entries: Bookmark[] }) => (
  <Stack $gap={3}>
    <h3>{title}</h3>
    <BookmarkList bookmarks={entries} linkAs={AppLink} />
  </Stack>
);

/** Below the site's header when the link leads here. */
const Bookmarks = styled.section`
  scroll-margin-top: 88px;
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--s6);
  align-items: start;
`;

const Entries = styled.ul`
  display: grid;
  gap: var(--s3);
`;
