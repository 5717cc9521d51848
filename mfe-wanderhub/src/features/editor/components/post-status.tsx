import { momentWords, paths, shortDateWords, type EditablePost } from '@wanderwork/contracts';
import { Small, TextLink } from '@wanderwork/ui';

interface Props {
  post: EditablePost;
  /** The draft says something else than what readers see. */
  isChanged: boolean;
}

const formatState = ({ state, publishedAt }: EditablePost): string => {
  if (state === 'scheduled' && publishedAt) return `Comes out ${momentWords(publishedAt)}.`;
  if (state === 'published' && publishedAt) return `Out since ${shortDateWords(publishedAt)}.`;
  return state === 'unpublished' ? 'Readers find it no more.' : 'Nobody but editors sees it.';
};

/** In a line what readers have of the post. */
export const PostStatus = ({ post, isChanged }: Props) => (
  <Small $quiet>
    {formatState(post)}{' '}
    {post.checkedAt ? `Checked ${shortDateWords(post.checkedAt)}.` : 'Nobody checked it yet.'}{' '}
    {post.state === 'published' && isChanged && 'Readers have the words from before. '}
    {post.state === 'published' && post.publicSlug !== null && (
      <TextLink quiet href={paths.web.post(post.publicSlug)} target="_blank" rel="noopener">
        Read it
      </TextLink>
    )}
  </Small>
);
