import { Stack } from '@wanderwork/ui';
import { useState, type ReactNode } from 'react';
import { useIsLoadingBookmarks } from '../../../shared/bookmarks/use-bookmarks';
import { readStoredHeight } from '../model/stored-height';
import { BookmarksSection } from './bookmarks-section';

interface Props {
  /** False for someone who searches: only the guides are shown. */
  hasBookmarks: boolean;
  /** The guides. */
  children: ReactNode;
}

/**
 * The guides, shown at once, with the reader's bookmarks above them. While the bookmarks load, their space is held as
 * it was on the last visit. If that is unknown, they go below the guides, which never move.
 */
export const AroundGuides = ({ hasBookmarks, children }: Props) => {
  const isLoading = useIsLoadingBookmarks();
  const [heldHeight] = useState(() => (isLoading ? readStoredHeight() : 0));
  const [isAbove] = useState(!isLoading || heldHeight > 0);
  return (
    <Stack $gap={6}>
      {hasBookmarks && isAbove && <BookmarksSection heldHeight={heldHeight} />}
      {children}
      {hasBookmarks && !isAbove && <BookmarksSection />}
    </Stack>
  );
};
