import { Stack } from '@wanderwork/ui';
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useIsLoadingBookmarks } from '../../../shared/bookmarks/use-bookmarks';
import { BookmarksSection } from './bookmarks-section';

/** The guides wait this long for a member's bookmarks. */
const MAX_WAIT_MS = 1000;

type Place = 'above' | 'below' | 'unknown';

/** Bookmarks that are loaded after the guides were shown go below them. */
const useBookmarksPlace = (): Place => {
  const isLoading = useIsLoadingBookmarks();
  const [isLate, setIsLate] = useState(false);
  // Remembered: a failed list is loaded again as soon as it is shown, which must not hide the guides.
  const [isSettled, setIsSettled] = useState(false);
  if (!isLoading && !isSettled) setIsSettled(true);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (isLate) return 'below';
  return isSettled ? 'above' : 'unknown';
};

interface Props {
  /** False for someone who searches: only the guides are shown. */
  hasBookmarks: boolean;
  /** Shown while it is unknown whether bookmarks go above the guides. */
  meanwhile: ReactNode;
  /** The guides. */
  children: ReactNode;
}

/** The guides with the reader's bookmarks, placed so that the guides never move. */
export const AroundGuides = ({ hasBookmarks, meanwhile, children }: Props) => {
  const place = useBookmarksPlace();
  return (
    <Stack $gap={6}>
      {hasBookmarks && place === 'above' && <BookmarksSection />}
      {hasBookmarks && place === 'unknown' ? <Screen>{meanwhile}</Screen> : children}
      {hasBookmarks && place === 'below' && <BookmarksSection />}
    </Stack>
  );
};

/** Keeps what follows below the screen. */
const Screen = styled.div`
  min-height: 100dvh;
`;
