import { type CardFigure, type CitySummary, type ClimateMonth } from '@wanderwork/contracts';
import { DataMark } from '@wanderwork/ui';
import styled from 'styled-components';
import { useTemperatureUnit } from '@wanderwork/platform';
import { usePrices } from '@wanderwork/platform/prices';
import { ClimateStrip } from '@wanderwork/ui/charts';
import { formatSpeed, NO_FIGURE } from './format';

/** The climate of a city in the reader's temperature unit. */
export const CityClimate = ({ months }: { months: ClimateMonth[] | null }) => (
  <ClimateStrip months={months} unit={useTemperatureUnit()} />
);

type Figures = Pick<CitySummary, 'monthlyCost' | 'internetSpeed' | 'safety'>;

/** The three main figures of a city, each with its grade. */
export const CardFigures = ({ monthlyCost, internetSpeed, safety }: Figures) => (
  <List>
    <Entry term="Monthly cost" figure={monthlyCost} print={usePrices().format} />
    <Entry term="Internet" figure={internetSpeed} print={formatSpeed} />
    <Entry term="Safety" figure={safety} print={(label) => label} />
  </List>
);

interface EntryProps<V extends number | string> {
  term: string;
  figure: CardFigure<V>;
  print: (value: V) => string;
}

const Entry = <V extends number | string>({ term, figure, print }: EntryProps<V>) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {figure.value === null ? NO_FIGURE : print(figure.value)} <DataMark grade={figure.grade} />
    </dd>
  </div>
);

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  justify-content: space-between;
  margin-block: var(--s3);
  padding-block: var(--s3);
  border-block: 1px solid var(--line);

  dt {
    font-size: var(--f-cap);
    color: var(--ink-3);
  }

  dd {
    display: flex;
    gap: 5px;
    align-items: center;
    font-size: 0.875rem;
    font-weight: 600;
    white-space: nowrap;
  }
`;
