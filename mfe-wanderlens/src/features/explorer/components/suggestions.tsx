import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query';
import { paths, type SearchHit, type SearchResult } from '@wanderwork/contracts';
import { AppLink, cacheTimes, http } from '@wanderwork/platform';
import { Caption, VisuallyHidden } from '@wanderwork/ui';
import { type MouseEvent } from 'react';
import styled from 'styled-components';

/** Suggested places for a typed text. They do not count as a search and are not stored. */
const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['search-suggestions', q],
    queryFn: ({ signal }) => http.get<SearchResult>(paths.api.searchSuggestions(), { query: { q }, signal }),
    staleTime: cacheTimes.search,
  });

const MAX_SHOWN = 5;

const getHitPath = (hit: SearchHit): string => {
  if (hit.kind === 'city') return paths.web.city(hit.slug);
  const query = new URLSearchParams(hit.kind === 'region' ? { region: hit.name } : { q: hit.name });
  return `${paths.web.wanderlens()}?${query}`;
};

const describeHit = (hit: SearchHit): string =>
  hit.kind === 'city' ? hit.country : `${hit.cities} ${hit.cities === 1 ? 'city' : 'cities'}`;

const describeCount = (count: number): string =>
  count === 1 ? '1 place has this name' : `${count} places have this name`;

interface Props {
  text: string;
  onFollow: (event: MouseEvent) => void;
}

/** Links to places whose names match the typed text. They do not count as a search. */
const Suggestions = ({ text, onFollow }: Props) => {
  const { data } = useQuery({ ...suggestionsQuery(text), placeholderData: keepPreviousData });
  const hits = data?.hits.slice(0, MAX_SHOWN) ?? [];
  if (hits.length === 0) return null;
  return (
    <Panel aria-label="Places with this name">
      <VisuallyHidden role="status">{describeCount(hits.length)}</VisuallyHidden>
      <List role="list">
        {hits.map((hit) => (
          <li key={`${hit.kind} ${getHitPath(hit)}`}>
            <Place to={getHitPath(hit)} onClick={onFollow}>
              <bdi>{hit.name}</bdi> <Caption as="span">{describeHit(hit)}</Caption>
            </Place>
          </li>
        ))}
      </List>
    </Panel>
  );
};

const Panel = styled.section`
  position: absolute;
  z-index: 5;
  inset: calc(100% + 4px) 0 auto;
  padding: var(--s2);
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
  box-shadow: var(--e2);
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Place = styled(AppLink)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s3);
  align-items: baseline;
  justify-content: space-between;
  min-height: 40px;
  padding: 6px var(--s3);
  border-radius: var(--r1);
  color: var(--ink);
  text-decoration: none;

  &:hover,
  &:focus-visible {
    background: var(--water);
  }
`;

export default Suggestions;
