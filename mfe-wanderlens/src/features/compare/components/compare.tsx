import { useQuery } from '@tanstack/react-query';
import { COMPARE_MIN, paths, type CitySummary, type Comparison } from '@wanderwork/contracts';
import { AppLink, lazyRetry, RetryBoundary, useSession } from '@wanderwork/platform';
import { PriceNote } from '@wanderwork/platform/price-note';
import {
  Banner,
  DataMarkKey,
  EmptyState,
  Skeleton,
  Spinner,
  Stack,
  Plate,
  PlateWindow,
  Small,
  TextLink,
} from '@wanderwork/ui';
import { Suspense, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { CityScene } from '../../../shared/city-scene';
import { storedPreferences } from '../../../shared/preferences/saved-preferences';
import { comparisonQuery } from '../api/comparison.query';
import { useComparedSlugs } from '../model/compared-slugs';
import { summarizeComparison } from '../model/comparison-summary';
import { ComparedCities } from './compared-cities';
import { CompareError, SampleLink } from './compare-error';
import { ComparisonTable, comparisonColumns } from './comparison-table';

const DimensionRadar = lazyRetry(() => import(/* webpackChunkName: 'small-parts' */ './dimension-radar'));
const OwnComparison = lazyRetry(() => import(/* webpackChunkName: 'own' */ './own-comparison'));

/** The pictures of the compared cities above their columns, with a note on how to read the table. */
const CityPlates = ({ cities }: { cities: readonly CitySummary[] }) => (
  <Plates $columns={cities.length}>
    <Small $quiet>
      The best value of a row is bold. Its lead is clear if the difference is at least 95% likely to be real,
      given the margin of error, and slight from 65% on. Below that, the cities are level.
    </Small>
    {cities.map((city) => (
      <Plate key={city.slug}>
        <PlatesWindow>
          <CityScene city={city} eager />
        </PlatesWindow>
      </Plate>
    ))}
  </Plates>
);

const Plates = styled.div<{ $columns: number }>`
  ${comparisonColumns}
  gap: var(--s4) var(--s3);
  align-items: end;
  margin-bottom: var(--s4);
`;

const PlatesWindow = styled(PlateWindow)`
  aspect-ratio: 3 / 2;

  > * {
    width: 100%;
    height: 100%;
  }
`;

interface Props {
  /** Rendered below the table with the compared cities. */
  renderAfter: (cities: readonly CitySummary[]) => ReactNode;
}

/** Compares two or three cities, chosen here or by the address. */
export const Compare = ({ renderAfter }: Props) => {
  const { chosen, extraCount, add, remove } = useComparedSlugs();
  return (
    <Stack $gap={6}>
      <ComparedCities chosen={chosen} onAdd={add} onRemove={remove} />
      {extraCount > 0 && <TooManyCities count={extraCount} />}
      {chosen.length < COMPARE_MIN ? (
        <NotEnoughCities chosen={chosen.length} />
      ) : (
        <Result slugs={chosen} renderAfter={renderAfter} />
      )}
    </Stack>
  );
};

const TooManyCities = ({ count }: { count: number }) => (
  <Banner tone="info">
    You can compare up to three cities. This link names {count === 1 ? 'one more' : `${count} more`}: remove a
    city, then add the one you want to see.
  </Banner>
);

const Result = ({ slugs, renderAfter }: Props & { slugs: string[] }) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { data, error, refetch, isPlaceholderData } = useQuery(comparisonQuery(slugs, userId));
  if (error && !data) return <CompareError slugs={slugs} error={error} onTryAgain={() => void refetch()} />;
  if (!data)
    return (
      <>
        <Spinner label="Loading the comparison" />
        <Skeleton $height="480px" />
      </>
    );
  if (isPlaceholderData) return <PreviousResult comparison={data} />;
  return (
    <Stack $gap={5}>
      <Summary>{summarizeComparison(data)}</Summary>
      <div>
        <CityPlates cities={data.cities} />
        <TableWithOwnRow comparison={data} />
      </div>
      {data.cities.length === 2 && (
        <RetryBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton $height="420px" />}>
            <DimensionRadar comparison={data} />
          </Suspense>
        </RetryBoundary>
      )}
      <p>
        <TextLink as={AppLink} to={paths.web.planner(slugs)}>
          Plan a trip to {slugs.length === 2 ? 'both cities' : 'all three'}
        </TextLink>
      </p>
      <DataMarkKey />
      <PriceNote />
      {renderAfter(data.cities)}
    </Stack>
  );
};

const Summary = styled.p`
  max-width: 60ch;
  font: 400 var(--f-xl) / 1.3 var(--serif);
  text-wrap: pretty;
`;

/** The comparison. The reader's own scores load only for those who may have saved preferences. */
const TableWithOwnRow = ({ comparison }: { comparison: Comparison }) => {
  const isMember = useSession((state) => state.isAuthenticated);
  const [hasStored] = useState(() => storedPreferences.read() !== null);
  const table = <ComparisonTable comparison={comparison} />;
  if (!isMember && !hasStored) return table;
  return (
    <RetryBoundary fallback={() => table}>
      <Suspense fallback={table}>
        <OwnComparison comparison={comparison} />
      </Suspense>
    </RetryBoundary>
  );
};

/** The previous comparison, inert until the new one arrives. */
const PreviousResult = ({ comparison }: { comparison: Comparison }) => (
  <>
    <Spinner label="Loading the comparison" />
    <Faded inert>
      <CityPlates cities={comparison.cities} />
      <ComparisonTable comparison={comparison} />
    </Faded>
  </>
);

const Faded = styled.div`
  opacity: 0.5;
`;

const NotEnoughCities = ({ chosen }: { chosen: number }) => (
  <EmptyState
    title={chosen === 0 ? 'Choose two or three cities' : 'Add one more city'}
    action={<SampleLink />}
  >
    See their scores, dimensions and figures side by side, with a note on how sure each difference is.
  </EmptyState>
);
