import { formatDateTime, paths, formatLocalDate, type EditablePost } from '@wanderwork/contracts';
import { Small, TextLink } from '@wanderwork/ui';

interface Props {
  post: EditablePost;
  /** The draft differs from what readers see. */
  isChanged: boolean;
}

const formatState = ({ state, publishedAt }: EditablePost): string => {
  if (state === 'scheduled' && publishedAt) return `Scheduled for ${formatDateTime(publishedAt)}.`;
  if (state === 'published' && publishedAt) return `Published ${formatLocalDate(publishedAt)}.`;
  return state === 'unpublished' ? 'Hidden from readers.' : 'Only editors can see it.';
};

/** One line about the publication of a post. */
export const PostStatus = ({ post, isChanged }: Props) => (
  <Small $quiet>
    {formatState(post)} {post.checkedAt ? `Checked ${formatLocalDate(post.checkedAt)}.` : 'Not checked yet.'}{' '}
    {post.state === 'published' && isChanged && 'Readers still see the last published version. '}
    {post.state === 'published' && post.publicSlug !== null && (
      <TextLink quiet href={paths.web.post(post.publicSlug)} target="_blank" rel="noopener">
        View post{' '}
      </TextLink>
    )}
  </Small>
);
