import { formatDate, isHalfRead, paths, type Bookmark } from '@wanderwork/contracts';
import type { ElementType } from 'react';
import { Small, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';

interface Props {
  bookmarks: readonly Bookmark[];
  /** The link to a page (the platform’s, which prefetches). */
  linkAs: ElementType;
}

const formatProgress = (bookmark: Bookmark): string => {
  if (bookmark.progress === null) return 'Unread';
  return isHalfRead(bookmark) ? `${Math.round(bookmark.progress * 100)}% read` : 'Finished';
};

/** Articles that a reader saved or began, with how far and when they were read. */
export const BookmarkList = ({ bookmarks, linkAs }: Props) => (
  <List role="list">
    {bookmarks.map((bookmark) => (
      <li key={bookmark.slug}>
        <TextLink quiet as={linkAs} to={paths.web.post(bookmark.slug)}>
          {bookmark.title}
        </TextLink>
        <Small $quiet>
          {formatProgress(bookmark)}, {formatDate(bookmark.at)}
        </Small>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  border-top: 1px solid var(--line);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--s3);
    border-bottom: 1px solid var(--line);
  }

  a {
    font: 400 var(--f-md) / 1.3 var(--serif);
  }
`;
