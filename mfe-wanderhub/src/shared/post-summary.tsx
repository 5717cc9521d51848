import { getExcerpt, paths, type PostCard, type PostCategory } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import {
  Caption,
  Card,
  CardBody,
  CardPicture,
  Icon,
  TextLink,
  VisuallyHidden,
  Skeleton,
  Stack,
} from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { CategoryLabel } from './category-label';
import { PostCover } from './post-cover';

interface Props {
  post: PostCard;
  /** The heading level of the card. */
  heading?: 'h2' | 'h3';
  /** Used if the post has no category. */
  defaultCategory?: PostCategory;
  eager?: boolean;
  /** The title with highlighted matches. */
  title?: ReactNode;
  /** Replaces the excerpt. */
  words?: ReactNode;
}

/** A post card; the whole card is a link. */
export const PostSummary = ({ post, heading = 'h3', defaultCategory, eager, title, words }: Props) => {
  const category = post.category ?? defaultCategory;
  return (
    <Root $hover>
      <CardPicture $ratio="16 / 9">
        <PostCover post={post} isEager={eager} />
      </CardPicture>
      <Content>
        <Caption>
          {category && (
            <>
              <CategoryLabel category={category} />,{' '}
            </>
          )}
          {post.readMinutes} min read
        </Caption>
        <Title as={heading}>{title ?? post.title}</Title>
        <Excerpt>{words ?? getExcerpt(post)}</Excerpt>
        <TextLink as={AppLink} to={paths.web.post(post.slug || post.id)}>
          Read More <VisuallyHidden>: {post.title}</VisuallyHidden> <Icon name="arrow-right" />
        </TextLink>
      </Content>
    </Root>
  );
};

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Content = styled(CardBody)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: 10px;
  justify-items: start;
`;

const Title = styled.h3`
  font-size: var(--f-lg);
  line-height: 1.16;
`;

/* Stretched beyond its three lines, it would show a fourth below the ellipsis. */
const Excerpt = styled.p`
  display: -webkit-box;
  align-self: start;
  overflow: hidden;
  color: var(--ink-2);
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
`;

/** Placeholder while a post loads. */
export const PostSkeleton = () => (
  <Card>
    <CardPicture $ratio="16 / 9">
      <Skeleton $height="100%" />
    </CardPicture>
    <CardBody>
      <Stack>
        <Skeleton $width="50%" />
        <Skeleton $height="3.2rem" />
        <Skeleton $height="4.4rem" />
        <Skeleton $width="30%" $height="1.75rem" />
      </Stack>
    </CardBody>
  </Card>
);
