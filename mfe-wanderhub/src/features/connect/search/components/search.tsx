import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { connectLimits, paths, type TextPart, type TopicSearchPage } from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import { Button, ButtonLink, EmptyState, Field, Stack, TextInput } from '@wanderwork/ui';
import { LoadMore } from '@wanderwork/ui/lists';
import { type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { toKey, useReader, type Reader } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { PlaceCombobox } from '../../common/components/place-combobox';
import { KindField, TagField } from '../../common/components/topic-filter-fields';
import { TopicRow } from '../../common/components/topic-list';
import { formatCount } from '../../common/model/labels';
import { readPlaceKey, readTopicFilters } from '../../common/model/topic-filters';

interface Conditions {
  q: string;
  /** The key of a place. */
  place: string | null;
  tag: string | null;
  kind: string | null;
}

const searchQuery = (reader: Reader, { q, place, tag, kind }: Conditions) =>
  infiniteQueryOptions({
    queryKey: toKey(reader, 'search', q, place, tag, kind),
    queryFn: ({ pageParam, signal }) =>
      http.get<TopicSearchPage>(paths.api.connect.search(), {
        query: { q, place, tag, kind, after: pageParam },
        signal,
      }),
    enabled: reader !== undefined && q !== '',
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
    placeholderData: keepPreviousData,
  });

/** What can be searched for: without control characters, and not too long. */
const toSearchText = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, connectLimits.title.max);

/** Searches all posts. The words and the filters are in the address. */
const Search = () => {
  const [params, setParams] = useSearchParams();
  const { tag = null, kind = null } = readTopicFilters(params);
  const q = toSearchText(params.get('q') ?? '');
  const conditions = { q, place: readPlaceKey(params), tag, kind };
  const change = ({ q, place, tag, kind }: Conditions) =>
    setParams({ ...(q && { q }), ...(place && { place }), ...(tag && { tag }), ...(kind && { kind }) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ ...conditions, q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <ConnectPage private title="Search Connect" lead={<p>Find answers in all topics and replies.</p>}>
      <Form role="search" aria-label="Posts" onSubmit={submit} key={conditions.q}>
        <Field label="Search the posts">
          <TextInput
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={connectLimits.title.max}
            defaultValue={conditions.q}
          />
        </Field>
        <Field label="Place">
          <PlaceCombobox
            value={conditions.place}
            everywhereNote="all places"
            onChange={(place) => change({ ...conditions, place })}
          />
        </Field>
        <TagField value={tag} onChange={(value) => change({ ...conditions, tag: value })} />
        <KindField value={kind} onChange={(value) => change({ ...conditions, kind: value })} />
        <Button type="submit" variant="ink">
          Search
        </Button>
      </Form>
      {conditions.q !== '' && <Results conditions={conditions} />}
    </ConnectPage>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--s3);
  align-items: end;
  max-width: 52rem;

  @media (min-width: 700px) {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Results = ({ conditions }: { conditions: Conditions }) => {
  const list = useInfiniteQuery(searchQuery(useReader(), conditions));
  return (
    <Loaded
      query={list}
      label="The results"
      missing={<p role="status">We don’t have that place. Choose another one, or search everywhere.</p>}
    >
      {({ pages }) => {
        const topics = pages.flatMap(({ items }) => items);
        if (topics.length === 0) return <NoResults conditions={conditions} />;
        return (
          <Stack $gap={4}>
            <p role="status">{describeResults(pages[0]!, conditions.q)}</p>
            <LoadMore list={list} label="The results" count={topics.length} buttonLabel="Show more results">
              <List role="list">
                {topics.map((topic) => (
                  <li key={topic.id}>
                    <TopicRow
                      topic={topic}
                      heading="h2"
                      number={topic.number}
                      title={<Marked parts={topic.found.title} />}
                      passage={<Marked parts={topic.found.passage} />}
                    />
                  </li>
                ))}
              </List>
            </LoadMore>
          </Stack>
        );
      }}
    </Loaded>
  );
};

const describeResults = ({ total, totalIs, corrected }: TopicSearchPage, q: string): string => {
  const count = `${totalIs === 'over' ? 'Over ' : ''}${formatCount(total, 'topic')} for “${corrected ?? q}”.`;
  return corrected === null ? count : `${count} No results for “${q}”.`;
};

const NoResults = ({ conditions: { q, place } }: { conditions: Conditions }) => (
  <EmptyState
    title="Uncharted"
    action={
      <ButtonLink
        as={AppLink}
        to={`${paths.web.connectPage('new')}?${new URLSearchParams({ ...(place && { place }), title: q, kind: 'question' })}`}
        variant="ink"
      >
        Ask the question
      </ButtonLink>
    }
  >
    <p role="status">No posts answer this yet. Ask the question.</p>
  </EmptyState>
);

const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, found }, index) => (found ? <Mark key={index}>{text}</Mark> : text));

const Mark = styled.mark`
  background: var(--red-soft);
  color: inherit;
  font-weight: 600;
`;

const List = styled.ul`
  border-top: 1px solid var(--line);

  > li {
    border-bottom: 1px solid var(--line);
  }
`;

export default Search;
