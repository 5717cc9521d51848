import { type PostCard } from '@wanderwork/contracts';
import { hasFields } from '@wanderwork/platform';

/** What every list of posts shows of each. */
export const isPostCard = hasFields<PostCard>({
  id: 'string',
  slug: 'string',
  title: 'string',
  readMinutes: 'number',
  publishedAt: 'string',
});
