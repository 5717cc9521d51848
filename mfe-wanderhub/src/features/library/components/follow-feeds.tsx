import { paths, toPostCategorySlug, postFeeds, type PostCategory } from '@wanderwork/contracts';
import { Row, Small, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';

/** Links to the feeds. */
export const FollowFeeds = ({ category }: { category: PostCategory | null }) => (
  <Foot as="nav" aria-label="Feeds" $gap={4}>
    <Small as="span" $quiet>
      Subscribe to {category ?? 'all guides'} in a feed reader:
    </Small>
    {postFeeds.map(({ file, name }) => (
      <TextLink
        key={file}
        href={paths.web.postFeed(file, category === null ? undefined : toPostCategorySlug(category))}
      >
        {name}
      </TextLink>
    ))}
  </Foot>
);

const Foot = styled(Row)`
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
`;
