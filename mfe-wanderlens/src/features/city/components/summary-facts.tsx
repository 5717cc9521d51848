import {
  capitalize,
  formatTemperature,
  getCallVerdict,
  getCountryScope,
  monthNames,
  type CityDetail,
  type Figure,
} from '@wanderwork/contracts';
import { lazyRetry, RetryBoundary, useTemperatureUnit } from '@wanderwork/platform';
import { Caption, DataMark, media } from '@wanderwork/ui';
import { Suspense, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { getCountryName } from '../../../shared/country-name';
import { useCostFormat } from '../../../shared/cost-text';
import { formatCostRange } from '../../../shared/figure-text';
import { formatSpeed, NO_FIGURE } from '../../../shared/format';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';

/** Only readers with a saved passport need it before the sections below, which use the same code. */
const PassportRule = lazyRetry(() => import(/* webpackChunkName: 'city-rest' */ './passport-rule'));

interface Props {
  city: CityDetail;
}

const findFigure = ({ figures }: CityDetail, key: string): Figure | undefined =>
  figures.find((figure) => figure.key === key);

/** The figures that decide for most readers: cost, weather, internet, safety and visa. */
export const SummaryFacts = ({ city }: Props) => (
  <List>
    <CostFact city={city} />
    <WeatherFact city={city} />
    <InternetFact city={city} />
    <SafetyFact city={city} />
    <VisaFact city={city} />
  </List>
);

interface FactProps {
  term: string;
  children: ReactNode;
  /** A second line. */
  detail?: ReactNode;
}

const Fact = ({ term, children, detail }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd>
      <Value>{children}</Value>
      {detail && <Caption as="div">{detail}</Caption>}
    </dd>
  </div>
);

const CostFact = ({ city }: Props) => {
  const formatCost = useCostFormat();
  const { value, grade, reliability } = city.monthlyCost;
  const cost = findFigure(city, 'monthly_cost');
  const range = cost && formatCostRange(cost, formatCost);
  const details = [...(reliability === 'D' ? ['rough guess'] : []), ...(range ? [`between ${range}`] : [])];
  return (
    <Fact term="Monthly cost" detail={capitalize(details.join(', '))}>
      {value === null ? NO_FIGURE : formatCost(value, reliability)}{' '}
      <DataMark grade={grade} reliability={reliability} />
    </Fact>
  );
};

/** The average of the current month. */
const WeatherFact = ({ city }: Props) => {
  const [month] = useState(() => new Date().getMonth());
  const unit = useTemperatureUnit();
  const { tempC = null, rainMm = null } = city.climate?.[month] ?? {};
  const grade = tempC === null ? null : (findFigure(city, 'temperature_year')?.grade ?? 'measured');
  return (
    <Fact
      term={`Weather in ${monthNames[month]}`}
      detail={rainMm !== null && `${Math.round(rainMm)} mm of rain`}
    >
      {tempC === null ? NO_FIGURE : formatTemperature(tempC, unit)} <DataMark grade={grade} />
    </Fact>
  );
};

const InternetFact = ({ city }: Props) => {
  const { value, grade } = city.internetSpeed;
  return (
    <Fact term="Internet" detail={getCallVerdict(city.figures)}>
      {value === null ? NO_FIGURE : formatSpeed(value)} <DataMark grade={grade} />
    </Fact>
  );
};

const SafetyFact = ({ city }: Props) => {
  const { value, grade } = city.safety;
  return (
    <Fact
      term="Safety"
      detail={value !== null && getCountryScope({ key: 'safety_label', grade }, city.country)}
    >
      {value ?? NO_FIGURE} <DataMark grade={grade} />
    </Fact>
  );
};

/** How the reader's passport enters; without one, the way to choose it. */
const VisaFact = ({ city }: Props) => {
  const { passport } = useMyPreferences().preferences;
  return (
    <Fact term="Visa" detail={passport && `Passport from ${getCountryName(passport)}`}>
      {passport === null ? (
        <a href="#visa">Choose your passport</a>
      ) : (
        <RetryBoundary
          resetKey={passport}
          fallback={(_error, retry) => (
            <button type="button" className="link-button" onClick={retry}>
              Try Again
            </button>
          )}
        >
          <Suspense fallback="Loading…">
            <PassportRule passport={passport} countryCode={city.countryCode} />
          </Suspense>
        </RetryBoundary>
      )}
    </Fact>
  );
};

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3) var(--s4);
  padding-top: var(--s3);
  border-top: 1px solid var(--line);

  dt {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }

  dd {
    line-height: 1.35;
  }

  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.onlyTablet} {
    grid-template-columns: repeat(5, auto);

    > :last-child {
      grid-column: auto;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding-top: 0;
    border-top: 0;

    > div {
      display: flex;
      gap: var(--s4);
      justify-content: space-between;
      align-items: baseline;
      padding-block: var(--s2);
      border-top: 1px solid var(--line);
    }

    dt {
      flex: none;
    }

    dd {
      text-align: end;
    }
  }
`;

const Value = styled.div`
  font-weight: 600;
`;
