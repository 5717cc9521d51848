import {
  type CardFigure,
  type CitySummary,
  type ClimateMonth,
  type Reliability,
} from '@wanderwork/contracts';
import styled from 'styled-components';
import { useTemperatureUnit } from '@wanderwork/platform';
import { ClimateStrip } from '@wanderwork/ui/charts';
import { CostMark } from './cost-mark';
import { useCostFormat } from './cost-text';
import { formatSpeed, NO_FIGURE } from './format';

/** The climate of a city in the reader's temperature unit. */
export const CityClimate = ({ months }: { months: ClimateMonth[] | null }) => (
  <ClimateStrip months={months} unit={useTemperatureUnit()} />
);

interface Figures extends Pick<CitySummary, 'monthlyCost' | 'internetSpeed' | 'safety'> {
  /** The values are samples, which the card says once instead of marking each. */
  isSample?: boolean;
}

/** The three main figures of a city, each with its grade. */
export const CardFigures = ({ monthlyCost, internetSpeed, safety, isSample = false }: Figures) => (
  <List>
    <Entry term="Monthly cost" figure={monthlyCost} print={useCostFormat()} isSample={isSample} />
    <Entry term="Internet" figure={internetSpeed} print={formatSpeed} isSample={isSample} />
    <Entry term="Safety" figure={safety} print={(label) => label} isSample={isSample} />
  </List>
);

interface EntryProps<V extends number | string> {
  term: string;
  figure: CardFigure<V> & { reliability?: Reliability };
  print: (value: V, reliability?: Reliability) => string;
  isSample: boolean;
}

const Entry = <V extends number | string>({ term, figure, print, isSample }: EntryProps<V>) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {figure.value === null ? NO_FIGURE : print(figure.value, figure.reliability)}{' '}
      {!isSample && <CostMark {...figure} />}
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
    font-size: 0.875rem;
    font-weight: 600;
    white-space: nowrap;
  }

  dd > div {
    font-weight: 400;
  }
`;
