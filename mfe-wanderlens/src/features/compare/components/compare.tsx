import { useQuery } from '@tanstack/react-query';
import { COMPARE_MIN, type CitySummary, type Comparison } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
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
} from '@wanderwork/ui';
import { Radar } from '@wanderwork/ui/charts';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { CityScene } from '../../../shared/city-scene';
import { OwnScoreError } from '../../../shared/own-score-error';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { useScorer } from '../../../shared/preferences/use-scorer';
import { comparisonQuery } from '../api/comparison.query';
import { useComparedSlugs } from '../model/compared-slugs';
import { summarizeComparison } from '../model/comparison-summary';
import { createOwnRow } from '../model/own-row';
import { ComparedCities } from './compared-cities';
import { CompareError, SampleLink } from './compare-error';
import { ComparisonTable, comparisonColumns } from './comparison-table';

/** Converts a comparison of two cities to the data of the radar chart. */
const toRadar = ({ cities, rows }: Comparison) => {
  const dimensions = rows.filter(({ part }) => part === 'dimension');
  const toRadarCity = (at: number) => ({
    label: cities[at]?.name ?? '',
    values: dimensions.map(({ cells }) => {
      const value = cells[at]?.value;
      return typeof value === 'number' ? value : null;
    }),
  });
  return { axes: dimensions.map(({ label }) => label), place: toRadarCity(0), other: toRadarCity(1) };
};

/** The pictures of the compared cities above their columns, with a note on how to read the table. */
const CityPlates = ({ cities }: { cities: readonly CitySummary[] }) => (
  <Plates $columns={cities.length}>
    <Small $quiet>
      The best value of a row is bold. Its lead is clear if the difference is at least 95 % likely to be real,
      given the margin of error, and slight from 65 % on. Below that, the cities are level.
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
      {data.cities.length === 2 && <Radar title="Dimensions of the score" {...toRadar(data)} />}
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

/** The comparison, with a row of the reader's own scores if they have saved preferences. */
const TableWithOwnRow = ({ comparison }: { comparison: Comparison }) => {
  const { cities, rows } = comparison;
  const { preferences, loadFailed, retry } = useMyPreferences();
  const hasPreferences = !isNeutral(preferences);
  const scorer = useScorer(preferences.passport, hasPreferences);
  const { scorer: scoreCities } = scorer;
  const withOwn = useMemo(() => {
    if (!scoreCities || !hasPreferences) return comparison;
    const [published, ...others] = rows;
    return {
      cities,
      rows: [...(published ? [published] : []), createOwnRow(cities, scoreCities(preferences)), ...others],
    };
  }, [comparison, cities, rows, scoreCities, hasPreferences, preferences]);
  return (
    <>
      {loadFailed && <PreferencesError onTryAgain={retry} />}
      {hasPreferences && scorer.hasFailed && <OwnScoreError onTryAgain={scorer.retry} />}
      <ComparisonTable comparison={withOwn} />
    </>
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
