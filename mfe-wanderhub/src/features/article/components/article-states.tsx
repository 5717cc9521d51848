import { paths } from '@wanderwork/contracts';
import { AppLink, PageHead, PageHeading } from '@wanderwork/platform';
import {
  ButtonLink,
  Container,
  ErrorCard,
  Lead,
  Section,
  Skeleton,
  Spinner,
  Stack,
  VisuallyHidden,
  Button,
  Field,
  TextInput,
  Grid,
} from '@wanderwork/ui';
import styled from 'styled-components';
import { type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { PostSummary } from '../../../shared/post-summary';
import { similarPostsQuery } from '../api/post.query';

/** Searches for an article that was not found at its address. */
const GuideSearchForm = ({ words }: { words: string }) => {
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(`${paths.web.wanderhub()}?${new URLSearchParams({ q })}`);
  };
  return (
    <Form role="search" aria-label="Guides" action={paths.web.wanderhub()} onSubmit={handleSubmit}>
      <Field label="Search the guides">
        <TextInput type="search" name="q" maxLength={MAX_SEARCH_LENGTH} defaultValue={words} />
      </Field>
      <Button type="submit" variant="ink">
        Search
      </Button>
    </Form>
  );
};

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: end;
  max-width: 34rem;

  > :first-child {
    flex: 1 1 14rem;
  }
`;

/** Placeholder while an article loads. */
export const ArticleSkeleton = () => (
  <Section $tight>
    <Container>
      <FullHeight>
        <VisuallyHidden as="h1">An article</VisuallyHidden>
        <Spinner label="Loading the article" />
        <Stack $gap={5}>
          <Skeleton $width="min(100%, 900px)" $height="clamp(5rem, 3rem + 7vw, 9rem)" />
          <Skeleton $height="clamp(194px, 28vw, 394px)" />
          <Skeleton $width="min(100%, 68ch)" $height="24rem" />
        </Stack>
      </FullHeight>
    </Container>
  </Section>
);

const MAX_SEARCH_LENGTH = 200;

/** Turns a slug into search words; an id yields none. */
const toSearchQuery = (slugOrId: string): string =>
  isId(slugOrId)
    ? ''
    : slugOrId
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .slice(0, MAX_SEARCH_LENGTH);

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Offers a search prefilled with the words of the address. */
export const ArticleNotFound = ({ slugOrId = '' }: { slugOrId?: string }) => (
  <Section>
    <PageHead title="A blank page" private />
    <Container>
      <Stack $gap={5}>
        <PageHeading>A blank page</PageHeading>
        <Lead>There is no article at this address. It may have moved, or the link may be incomplete.</Lead>
        <GuideSearchForm words={toSearchQuery(slugOrId)} />
        <p>
          <ButtonLink as={AppLink} to={paths.web.wanderhub()} variant="outlined">
            See all guides
          </ButtonLink>
        </p>
        <SimilarGuides words={toSearchQuery(slugOrId)} />
      </Stack>
    </Container>
  </Section>
);

export const ArticleLoadError = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Section $tight>
    <Container>
      <PageHeading className="visually-hidden">An article</PageHeading>
      <ErrorCard
        onTryAgain={onTryAgain}
        action={<ButtonLink to={paths.web.wanderhubFallback()}>Read saved articles</ButtonLink>}
      >
        We couldn’t load this article.
      </ErrorCard>
    </Container>
  </Section>
);

const FullHeight = styled.div`
  min-height: 100vh;
`;

/** Similar guides; renders nothing if there are none or they fail to load. */
const SimilarGuides = ({ words }: { words: string }) => {
  const { data } = useQuery(similarPostsQuery(words));
  if (!data || data.items.length === 0) return null;
  return (
    <Wrapper as="section" $gap={5} aria-labelledby="near-title">
      <h2 id="near-title">Maybe one of these</h2>
      <Grid as="ul" role="list">
        {data.items.map((post) => (
          <li key={post.id}>
            <PostSummary post={post} />
          </li>
        ))}
      </Grid>
    </Wrapper>
  );
};

const Wrapper = styled(Stack)`
  margin-top: var(--s6);
`;
