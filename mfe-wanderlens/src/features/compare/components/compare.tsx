import { useQuery } from '@tanstack/react-query';
import { COMPARE_MIN, launchCities, paths, type CitySummary, type Comparison } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { Banner, ButtonLink, DataMarkKey, EmptyState, Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { Radar } from '@wanderwork/ui/charts';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { comparisonQuery } from '../api/comparison.query';
import { radarOf } from '../model/radar-of';
import { useChosen } from '../model/use-chosen';
import { CityPlates } from './city-plates';
import { ComparedCities } from './compared-cities';
import { CompareError } from './compare-error';
import { ComparisonTable } from './comparison-table';

interface Props {
  /** What follows the table, for the cities that are compared. */
  after: (cities: readonly CitySummary[]) => ReactNode;
}

/** Two or three cities, chosen here or by the address. */
export const Compare = ({ after }: Props) => {
  const { chosen, leftOut, add, drop } = useChosen();
  return (
    <Stack $gap={6}>
      <ComparedCities chosen={chosen} onAdd={add} onDrop={drop} />
      {leftOut > 0 && <LeftOut count={leftOut} />}
      {chosen.length < COMPARE_MIN ? (
        <NotYet chosen={chosen.length} />
      ) : (
        <Result slugs={chosen} after={after} />
      )}
    </Stack>
  );
};

const LeftOut = ({ count }: { count: number }) => (
  <Banner tone="info">
    Three cities at most stand side by side. This address names {count === 1 ? 'one more' : `${count} more`}:
    take one away and add the other to see it.
  </Banner>
);

const Result = ({ slugs, after }: Props & { slugs: string[] }) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { data, error, refetch, isPlaceholderData } = useQuery(comparisonQuery(slugs, userId));
  if (error && !data) return <CompareError error={error} onTryAgain={() => void refetch()} />;
  if (!data)
    return (
      <>
        <Spinner label="Laying the charts side by side" />
        <Skeleton $height="480px" />
      </>
    );
  if (isPlaceholderData) return <Before comparison={data} />;
  return (
    <Stack $gap={5}>
      <div>
        <CityPlates cities={data.cities} />
        <ComparisonTable comparison={data} />
      </div>
      {data.cities.length === 2 && <Radar title="Dimensions of the score" {...radarOf(data)} />}
      <DataMarkKey />
      {after(data.cities)}
    </Stack>
  );
};

/** The cities before, until the new ones stand there: what can be done is for the new ones only. */
const Before = ({ comparison }: { comparison: Comparison }) => (
  <>
    <Spinner label="Laying the charts side by side" />
    <Faded inert>
      <CityPlates cities={comparison.cities} />
      <ComparisonTable comparison={comparison} />
    </Faded>
  </>
);

const Faded = styled.div`
  opacity: 0.5;
`;

const samples = launchCities.map(({ slug }) => slug);

const NotYet = ({ chosen }: { chosen: number }) => (
  <EmptyState
    title={chosen === 0 ? 'Choose two or three cities' : 'One more city'}
    action={
      <ButtonLink as={AppLink} to={paths.web.compare(samples)}>
        Compare the samples
      </ButtonLink>
    }
  >
    They will stand side by side: the score, what it is made of, and the figures, with a word where they
    cannot be told apart.
  </EmptyState>
);
