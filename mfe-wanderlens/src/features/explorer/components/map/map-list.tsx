import { paths, type CitySummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption } from '@wanderwork/ui';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import MoreCities from '../more-cities';
import { usePlacesInSight } from '../use-places-in-sight';
import { type Result } from '../use-result';

interface Props {
  result: Result;
  /** Highlights the city of a row on the map. */
  onPoint: (slug: string | null) => void;
}

/** The same result as the map, as a list. */
export const MapList = ({ result, onPoint }: Props) => {
  const list = useRef<HTMLOListElement>(null);
  const places = usePlacesInSight(result, list);
  return (
    <>
      <List ref={list} aria-label="Cities on the map">
        {places.map(({ city, own }, at) => (
          <Row key={at} city={city} score={Math.round(own?.score ?? city.irex.score)} onPoint={onPoint} />
        ))}
      </List>
      <MoreCities result={result} drawn={places.length} list={list} />
    </>
  );
};

interface RowProps {
  city: CitySummary;
  score: number;
  onPoint: (slug: string | null) => void;
}

const Row = memo(({ city: { slug, name, country }, score, onPoint }: RowProps) => (
  <li
    onPointerEnter={() => onPoint(slug)}
    onPointerLeave={() => onPoint(null)}
    onFocus={() => onPoint(slug)}
    onBlur={() => onPoint(null)}
  >
    <AppLink to={paths.web.city(slug)}>{name}</AppLink>
    <b>{score}</b>
    <Caption as="span">{country}</Caption>
  </li>
));
Row.displayName = 'Row';

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  column-gap: var(--s5);
  margin-top: var(--s5);
  padding: 0;
  border-top: 1px solid var(--ink);
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s3);
    align-items: baseline;
    padding: 8px 2px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  li:hover,
  li:focus-within {
    background: var(--water);
    box-shadow: inset 3px 0 var(--red);
    padding-inline: 10px;
  }

  a {
    font: 400 1.0625rem/1.3 var(--serif);
    text-decoration: none;
  }

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  b {
    font: 400 1.25rem/1 var(--serif);
  }
`;
