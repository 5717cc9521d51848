import { type PostCard } from '@wanderwork/contracts';
import { hasFields } from '@wanderwork/platform';

/** The fields that every list of posts needs. */
export const isPostCard = hasFields<PostCard>({
  id: 'string',
  slug: 'string',
  title: 'string',
  readMinutes: 'number',
  publishedAt: 'string',
});
