import { type PostDetail } from '@wanderwork/contracts';
import { BelowHeading } from '@wanderwork/platform';
import { Container } from '@wanderwork/ui';
import { ContentsList, Prose, ReadingColumns } from '@wanderwork/ui/reading';
import { useRef } from 'react';
import styled from 'styled-components';
import { ArticleHead } from './article-head';
import { ArticleSources } from './article-sources';
import { ScrollToSection } from './scroll-to-section';
import { PrintFooter } from './print-footer';
import { ReadingProgress } from './reading-progress';
import { ReturnNotice } from './return-notice';
import { useLastVisit } from './use-last-visit';
import { RelatedPosts } from './related-posts';

/** A loaded article. */
export const ArticleView = ({ post, slugOrId }: { post: PostDetail; slugOrId: string }) => {
  const text = useRef<HTMLDivElement>(null);
  const lastVisit = useLastVisit(post, text);
  return (
    <>
      <ReadingProgress text={text} />
      <Page as="article">
        <ArticleHead post={post} />
        <BelowHeading>
          <Reading>
            {/* A new text has new heading elements, even if their ids are the same. */}
            <ContentsList key={post.html} headings={post.headings} />
            <div ref={text}>
              {lastVisit && <ReturnNotice post={post} lastVisit={lastVisit} text={text} />}
              <Prose html={post.html} />
              <ScrollToSection text={text} />
              <ArticleSources sources={post.sources} />
              <PrintFooter post={post} />
            </div>
          </Reading>
        </BelowHeading>
      </Page>
      <BelowHeading>
        <RelatedPosts slugOrId={slugOrId} />
      </BelowHeading>
    </>
  );
};

const Page = styled(Container)`
  padding-block: var(--s6) var(--s8);

  @media print {
    padding-block: 0;
  }
`;

const Reading = styled(ReadingColumns)`
  margin-top: var(--s7);
`;
