import { type PostDetail } from '@wanderwork/contracts';
import { BelowHeading } from '@wanderwork/platform';
import { Container } from '@wanderwork/ui';
import { ContentsList, Prose, ReadingColumns } from '@wanderwork/ui/reading';
import { useRef } from 'react';
import styled from 'styled-components';
import { ArticleHead } from './article-head';
import { ArticleSources } from './article-sources';
import { AskedPart } from './asked-part';
import { PrintedFrom } from './printed-from';
import { ReadingProgress } from './reading-progress';
import { SinceThen } from './since-then';
import { useReadingPlace } from './use-reading-place';
import { RelatedPosts } from './related-posts';

/** An article to read from beginning to end. */
export const ArticleView = ({ post, slugOrId }: { post: PostDetail; slugOrId: string }) => {
  const text = useRef<HTMLDivElement>(null);
  const before = useReadingPlace(post, text);
  return (
    <>
      <ReadingProgress text={text} />
      <Page as="article">
        <ArticleHead post={post} />
        <BelowHeading>
          <Reading>
            {/* Another text has other headings in the page, also where their ids are the same. */}
            <ContentsList key={post.html} headings={post.headings} />
            <div ref={text}>
              {before && <SinceThen post={post} before={before} text={text} />}
              <Prose html={post.html} />
              <AskedPart text={text} />
              <ArticleSources sources={post.sources} />
              <PrintedFrom post={post} />
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
