import { type PostDetail } from '@wanderwork/contracts';
import { Container, media } from '@wanderwork/ui';
import styled from 'styled-components';
import { ArticleBody } from './article-body';
import { ArticleHead } from './article-head';
import { ArticleSources } from './article-sources';
import { ContentsList } from './contents-list';
import { RelatedPosts } from './related-posts';

/** An article to read from beginning to end. */
export const ArticleView = ({ post }: { post: PostDetail }) => (
  <>
    <Page as="article">
      <ArticleHead post={post} />
      <Reading>
        <ContentsList headings={post.headings} />
        <div>
          <ArticleBody html={post.html} />
          <ArticleSources sources={post.sources} />
        </div>
      </Reading>
    </Page>
    <RelatedPosts post={post} />
  </>
);

const Page = styled(Container)`
  padding-block: var(--s6) var(--s8);
`;

const Reading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 68ch);
  gap: var(--s6) var(--s8);
  justify-content: center;
  margin-top: var(--s7);

  ${media.desk} {
    grid-template-columns: 220px minmax(0, 42.5rem);
  }
`;
