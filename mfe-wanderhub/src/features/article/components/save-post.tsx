import { type PostDetail } from '@wanderwork/contracts';
import { Button, Icon, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { sayNotKept, useShelfEntry } from '../../../shared/shelf/use-shelf';

/** Saves an article, or lets it go: of visitors in this browser, of members on the account. */
export const SavePost = ({ post }: { post: PostDetail }) => {
  const { entry, change } = useShelfEntry(post);
  const saved = entry?.saved ?? false;
  const toggle = async () => {
    if (!(await change({ saved: !saved }))) sayNotKept(post.title);
  };
  return (
    <Button size="small" aria-pressed={saved} onClick={() => void toggle()}>
      <Mark $set={saved}>
        <Icon name="bookmark" size={16} />
      </Mark>
      {saved ? 'Saved' : 'Save'} <VisuallyHidden>this article</VisuallyHidden>
    </Button>
  );
};

const Mark = styled.span<{ $set: boolean }>`
  display: inline-flex;

  svg {
    fill: ${({ $set }) => ($set ? 'currentColor' : 'none')};
  }
`;
