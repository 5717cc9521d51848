import { monthNames, type CitySort, type GoodNow } from '@wanderwork/contracts';
import { Caption } from '@wanderwork/ui';
import styled from 'styled-components';
import { sortLabels } from './sort-select';

const describeRule = (sort: CitySort, goodNow: GoodNow | null): string => {
  if (sort === 'irex') return 'Ranked by score over the whole year.';
  if (!goodNow) return '';
  const { month, leaders } = goodNow;
  const spread = leaders > 1 ? ` The first ${leaders} come from ${leaders} countries.` : '';
  return `Ranked by score in ${monthNames[month - 1]}’s weather.${spread}`;
};

interface Props {
  sort: CitySort;
  /** What the list says of the order `now`; null until it is here. */
  goodNow: GoodNow | null;
  onSort: (sort: CitySort) => void;
}

/** In one line how the cities are ranked, with a step to the other ranking. */
export const SortRule = ({ sort, goodNow, onSort }: Props) => {
  const other = sort === 'irex' ? 'now' : 'irex';
  return (
    <Rule>
      <span aria-live="polite">{describeRule(sort, goodNow)}</span>{' '}
      <button type="button" onClick={() => onSort(other)}>
        {sortLabels[other]} instead
      </button>
    </Rule>
  );
};

const Rule = styled(Caption)`
  color: var(--ink-2);

  button {
    padding: 2px 0;
    border: 0;
    background: none;
    font: inherit;
    color: var(--ink);
    text-decoration: underline;
    text-decoration-color: var(--red);
    cursor: pointer;
  }
`;
