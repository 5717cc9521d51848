import { type PostDetail } from '@wanderwork/contracts';
import { Button, Icon, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { showNotSaved, useBookmark } from '../../../shared/bookmarks/use-bookmarks';

/** Bookmarks an article: in the browser for visitors, in the account for members. */
export const SaveButton = ({ post }: { post: PostDetail }) => {
  const { entry, change } = useBookmark(post);
  const isSaved = entry?.saved ?? false;
  const toggle = async () => {
    if (!(await change({ saved: !isSaved }))) showNotSaved(post.title);
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
