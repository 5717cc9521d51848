import { formatDate, getExcerpt, paths, type PostDetail } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import { Lead, Plate, PlateWindow, Row, Small, TextLink } from '@wanderwork/ui';
import { AboveReading } from '@wanderwork/ui/reading';
import styled from 'styled-components';
import { CategoryLabel } from '../../../shared/category-label';
import { SaveButton, ShareButton, OfflineButton, OfflineNote } from './article-actions';
import { PostCover } from '../../../shared/post-cover';

/** Title, excerpt, dates and actions of an article. */
export const ArticleHead = ({ post }: { post: PostDetail }) => (
  <header>
    <Intro>
      <Small $quiet>
        {post.category && (
          <>
            <CategoryLabel category={post.category} />,{' '}
          </>
        )}
        {post.readMinutes} min read
      </Small>
      <PageHeading>{post.title}</PageHeading>
      <Lead>{getExcerpt(post)}</Lead>
      <Dates $gap={4}>
        <span>
          By{' '}
          <TextLink quiet as={AppLink} to={paths.web.author(post.author)}>
            {post.author}
          </TextLink>
        </span>
        {post.checkedAt && (
          <span>
            Checked <time dateTime={post.checkedAt}>{formatDate(post.checkedAt)}</time>
          </span>
        )}
        <span>
          Published <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
        </span>
      </Dates>
      <Actions $gap={2}>
        <SaveButton post={post} />
        <ShareButton post={post} />
        <OfflineButton post={post} />
        <OfflineNote post={post} />
      </Actions>
    </Intro>
    <Plate>
      <Cover>
        <PostCover post={post} isWide isEager />
      </Cover>
    </Plate>
  </header>
);

const Intro = styled(AboveReading)`
  display: grid;
  gap: var(--s4);
  margin-bottom: var(--s6);
`;

const Dates = styled(Row)`
  font-size: var(--f-sm);
  color: var(--ink-2);
`;

const Actions = styled(Row)`
  @media print {
    display: none;
  }
`;

const Cover = styled(PlateWindow)`
  height: clamp(180px, 28vw, 380px);

  > * {
    grid-template-rows: minmax(0, 1fr);
    width: 100%;
    height: 100%;
  }
`;
