import { useQuery } from '@tanstack/react-query';
import { COMPARE_MIN, launchCities, paths, type CitySummary, type Comparison } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { Banner, ButtonLink, DataMarkKey, EmptyState, Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { Radar } from '@wanderwork/ui/charts';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { comparisonQuery } from '../api/comparison.query';
import { toRadar } from '../model/to-radar';
import { useComparedSlugs } from '../model/use-compared-slugs';
import { CityPlates } from './city-plates';
import { ComparedCities } from './compared-cities';
import { CompareError } from './compare-error';
import { ComparisonTable } from './comparison-table';

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
  if (error && !data) return <CompareError error={error} onTryAgain={() => void refetch()} />;
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
      <div>
        <CityPlates cities={data.cities} />
        <ComparisonTable comparison={data} />
      </div>
      {data.cities.length === 2 && <Radar title="Dimensions of the score" {...toRadar(data)} />}
      <DataMarkKey />
      {renderAfter(data.cities)}
    </Stack>
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

const sampleSlugs = launchCities.map(({ slug }) => slug);

const NotEnoughCities = ({ chosen }: { chosen: number }) => (
  <EmptyState
    title={chosen === 0 ? 'Choose two or three cities' : 'Add one more city'}
    action={
      <ButtonLink as={AppLink} to={paths.web.compare(sampleSlugs)}>
        Compare the sample cities
      </ButtonLink>
    }
  >
    See their scores, dimensions and figures side by side, with a note where they’re too close to tell apart.
  </EmptyState>
);
