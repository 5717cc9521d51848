import { formatDate, getExcerpt, paths, type LibraryPost } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Card, Icon, Lead, Small, TextLink, VisuallyHidden, media } from '@wanderwork/ui';
import styled from 'styled-components';
import { CategoryLabel } from '../../../shared/category-label';
import { PostCover } from '../../../shared/post-cover';

/** The featured article at the top of the hub. */
export const FeaturedPost = ({ post }: { post: LibraryPost }) => (
  <Root as="article" $hover>
    <Cover>
      <PostCover post={post} isEager />
    </Cover>
    <Content>
      <Small $quiet>
        {post.category && (
          <>
            <CategoryLabel category={post.category} />,{' '}
          </>
        )}
        {post.readMinutes} min read
      </Small>
      <Title>{post.title}</Title>
      <Lead>{getExcerpt(post)}</Lead>
      {post.checkedAt && (
        <Small $quiet>
          Checked <time dateTime={post.checkedAt}>{formatDate(post.checkedAt)}</time>
        </Small>
      )}
      <TextLink as={AppLink} to={paths.web.post(post.slug || post.id)}>
        Read More <VisuallyHidden>: {post.title}</VisuallyHidden> <Icon name="arrow-right" />
      </TextLink>
    </Content>
  </Root>
);

const Root = styled(Card)`
  position: relative;
  display: grid;

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Cover = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: var(--water);

  > * {
    width: 100%;
    height: 100%;
  }

  ${media.tablet} {
    aspect-ratio: auto;
    min-height: 340px;
  }
`;

const Content = styled.div`
  display: grid;
  gap: var(--s3);
  align-content: center;
  justify-items: start;
  padding: var(--s5);
`;

const Title = styled.h2`
  font-size: var(--f-xl);
  line-height: 1.1;
  letter-spacing: -0.02em;
`;
