import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths, type SearchHit } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, VisuallyHidden } from '@wanderwork/ui';
import { type MouseEvent } from 'react';
import styled from 'styled-components';
import { suggestionsQuery } from '../api/suggestions.query';

const SHOWN = 5;

const addressOf = (hit: SearchHit): string => {
  if (hit.kind === 'city') return paths.web.city(hit.slug);
  const query = new URLSearchParams(hit.kind === 'region' ? { region: hit.name } : { q: hit.name });
  return `${paths.web.wanderlens()}?${query}`;
};

const about = (hit: SearchHit): string =>
  hit.kind === 'city' ? hit.country : `${hit.cities} ${hit.cities === 1 ? 'city' : 'cities'}`;

const words = (count: number): string =>
  count === 1 ? '1 place has this name' : `${count} places have this name`;

interface Props {
  text: string;
  onFollow: (event: MouseEvent) => void;
}

/** Places whose name is being typed, as links: the quickest way, and no search. */
const Suggestions = ({ text, onFollow }: Props) => {
  const { data } = useQuery({ ...suggestionsQuery(text), placeholderData: keepPreviousData });
  const hits = data?.hits.slice(0, SHOWN) ?? [];
  if (hits.length === 0) return null;
  return (
    <Panel aria-label="Places with this name">
      <VisuallyHidden role="status">{words(hits.length)}</VisuallyHidden>
      <List role="list">
        {hits.map((hit) => (
          <li key={`${hit.kind} ${addressOf(hit)}`}>
            <Place to={addressOf(hit)} onClick={onFollow}>
              <bdi>{hit.name}</bdi> <Caption as="span">{about(hit)}</Caption>
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
