import { useQuery } from '@tanstack/react-query';
import { getExcerpt, paths, type PostDetail, formatDate, PRODUCT_NAME } from '@wanderwork/contracts';
import { AppLink, HttpError, PageHead, BelowHeading, parseHashId, PageArrival } from '@wanderwork/platform';
import { PriceNote } from '@wanderwork/platform/price-note';
import { usePrices } from '@wanderwork/platform/prices';
import { Container, Grid, Section, Stack, TextLink } from '@wanderwork/ui';
import { ContentsList, Prose, ReadingColumns } from '@wanderwork/ui/reading';
import { useMemo, useRef, type RefObject, useContext, useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useLocation } from 'react-router-dom';
import { postQuery, relatedQuery } from '../api/post.query';
import { useReaderCounts } from '../api/use-reader-counts';
import { convertLivePrices, hasLivePrices } from '../model/convert-live-prices';
import { ArticleLoadError, ArticleNotFound, ArticleSkeleton } from './article-states';
import { ArticleHead } from './article-head';
import { ArticleSources } from './article-sources';
import { ReadingProgress } from './reading-progress';
import { ReturnNotice, useLastVisit } from './return-notice';
import { PostSummary } from '../../../shared/post-summary';

/** An article by slug or id, with its loading and error states. */
export const Article = ({ slugOrId }: { slugOrId: string }) => {
  const { data: post, error, refetch } = useQuery(postQuery(slugOrId));

  if (post) {
    return (
      <>
        <PageHead title={post.title} description={getExcerpt(post)} canonical={paths.web.post(post.slug)} />
        <ArticleView key={post.id} post={post} slugOrId={slugOrId} />
      </>
    );
  }
  if (error instanceof HttpError && error.status === 404) return <ArticleNotFound slugOrId={slugOrId} />;
  if (error) return <ArticleLoadError onTryAgain={() => void refetch()} />;
  return <ArticleSkeleton />;
};

/** A loaded article. */
const ArticleView = ({ post, slugOrId }: { post: PostDetail; slugOrId: string }) => {
  const text = useRef<HTMLDivElement>(null);
  const lastVisit = useLastVisit(post, text);
  useReaderCounts(post.id, text);
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
              <LiveProse html={post.html} />
              <ScrollToSection text={text} />
              <ArticleSources sources={post.sources} />
              <AskPeople />
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

/** The text with the prices of cities in the reader's currency. */
const LiveProse = ({ html }: { html: string }) => {
  const { currency, convertText } = usePrices();
  const converted = useMemo(
    () => (currency ? convertLivePrices(html, convertText) : html),
    [html, currency, convertText],
  );
  return (
    <>
      <Prose html={converted} />
      {hasLivePrices(html) && (
        <ScreenOnly>
          <PriceNote />
        </ScreenOnly>
      )}
    </>
  );
};

const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

const Page = styled(Container)`
  padding-block: var(--s6) var(--s8);

  @media print {
    padding-block: 0;
  }
`;

const Reading = styled(ReadingColumns)`
  margin-top: var(--s7);
`;

interface ScrollToSectionProps {
  /** The rendered text that contains this component. */
  text: RefObject<HTMLElement | null>;
}

/** Scrolls to the section in the URL hash once the text is rendered. Back navigation keeps its scroll position. */
const ScrollToSection = ({ text }: ScrollToSectionProps) => {
  const { hash } = useLocation();
  const arrival = useContext(PageArrival);
  const scrollToSection = useEffectEvent(() => {
    const id = parseHashId(hash);
    // Search only this text: the page being left may have a section with the same id.
    if (id && arrival !== 'POP') text.current?.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView();
  });
  useEffect(() => scrollToSection(), []);
  return null;
};

/** Where questions go that the article doesn't answer. */
const AskPeople = () => (
  <AskPeopleRoot>
    A question that this guide doesn’t answer?{' '}
    <TextLink quiet as={AppLink} to={`${paths.web.connectPage('new')}?kind=question`}>
      Ask people in Connect
    </TextLink>
  </AskPeopleRoot>
);

const AskPeopleRoot = styled.p`
  margin-top: var(--s6);

  @media print {
    display: none;
  }
`;

/** Printed only: the URL and dates of the text. Relative links in the text resolve against this URL. */
const PrintFooter = ({ post }: { post: PostDetail }) => (
  <PrintFooterRoot aria-hidden>
    {PRODUCT_NAME}, {new URL(paths.web.post(post.slug), location.href).href}. Text updated{' '}
    {formatDate(post.updatedAt)}, figures as of {formatDate(new Date().toISOString())}.
  </PrintFooterRoot>
);

const PrintFooterRoot = styled.p`
  display: none;

  @media print {
    display: block;
    margin-top: var(--s5);
    font-size: 9pt;
    color: var(--ink-2);
  }
`;

/** Related articles; renders nothing if they fail to load. */
const RelatedPosts = ({ slugOrId }: { slugOrId: string }) => {
  const { data: relatedPosts = [] } = useQuery(relatedQuery(slugOrId));
  if (relatedPosts.length === 0) return null;
  return (
    <Related $rule="ink" aria-labelledby="related-title">
      <Container>
        <Stack $gap={5}>
          <h2 id="related-title">Read next</h2>
          <Grid as="ul" role="list">
            {relatedPosts.map((post) => (
              <li key={post.id}>
                <PostSummary post={post} />
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Related>
  );
};

/** Links to other pages are not printed. */
const Related = styled(Section)`
  @media print {
    display: none;
  }
`;
