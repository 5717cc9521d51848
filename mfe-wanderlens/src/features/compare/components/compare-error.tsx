import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorCodes, launchCities, paths, type CityDetail, type Comparison } from '@wanderwork/contracts';
import { AppLink, HttpError, getServerMessage, http } from '@wanderwork/platform';
import { ButtonLink, Card, DataMarkKey, EmptyState, ErrorCard, Skeleton, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { PremiumGate } from '../../../shared/premium-gate';
import { ComparisonTable } from './comparison-table';

interface Props {
  slugs: readonly string[];
  error: unknown;
  onTryAgain: () => void;
}

const sampleSlugs = launchCities.map(({ slug }) => slug);

/** The figures that the gate shows of each city, which everyone can see on the city's page. */
const freeFigures = ['monthly_cost', 'download', 'safety_index'];

/** The free figures side by side, without verdicts. */
const toFreeComparison = (cities: CityDetail[]): Comparison => ({
  cities,
  rows: [
    {
      key: 'irex',
      label: 'IREX',
      part: 'score',
      unit: null,
      cells: cities.map(({ irex }) => ({ value: irex.score, grade: null })),
      leaders: null,
      sureness: null,
    },
    ...freeFigures.flatMap((key): Comparison['rows'] => {
      const figures = cities.map((city) => city.figures.find((figure) => figure.key === key));
      const labeled = figures.find((figure) => figure !== undefined);
      if (!labeled) return [];
      const { label, unit } = labeled;
      const cells = figures.map((figure) => ({
        value: figure?.value ?? null,
        grade: figure?.grade ?? null,
        ...(figure?.reliability && { reliability: figure.reliability }),
      }));
      return [{ key, label, part: 'figure', unit, cells, leaders: null, sureness: null }];
    }),
  ],
});

/** The pages of some cities, shared with the city page. */
const citiesQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['cities', ...slugs],
    queryFn: ({ client }) =>
      Promise.all(
        slugs.map((slug) =>
          client.ensureQueryData({
            queryKey: ['city', slug],
            queryFn: () => http.get<CityDetail>(paths.api.city(slug)),
          }),
        ),
      ),
  });

/** The free figures of the chosen cities, and what Premium adds. */
const CompareGate = ({ slugs }: { slugs: readonly string[] }) => {
  const { data: cities, isError } = useQuery(citiesQuery(slugs));
  return (
    <Stack $gap={5}>
      {!cities && !isError && <Skeleton $height="420px" />}
      {cities && (
        <div>
          <ComparisonTable comparison={toFreeComparison(cities)} title="the free figures" />
          <Key>
            <DataMarkKey />
          </Key>
        </div>
      )}
      <Card $pad>
        <PremiumGate
          level={2}
          title="The full comparison is part of Premium"
          free="It adds all dimensions and figures of these cities, who leads in each and how sure that is. Everyone can compare the three sample cities in full, and every figure is free on each city’s own page."
          sample={{ to: paths.web.compare(sampleSlugs), label: 'Compare the sample cities' }}
        />
      </Card>
    </Stack>
  );
};

const Key = styled.div`
  margin-top: var(--s4);
`;

/** Explains why there is no comparison and offers a plan, other cities or another try. */
export const CompareError = ({ slugs, error, onTryAgain }: Props) => {
  const code = error instanceof HttpError ? error.code : null;
  if (code === errorCodes.tierRequired) return <CompareGate slugs={slugs} />;
  if (code === errorCodes.cityNotFound)
    return (
      <EmptyState title="Not on our chart" action={<SampleLink />}>
        {getServerMessage(error, 'We don’t know one of these cities.')} Remove it or choose another city.
      </EmptyState>
    );
  return <ErrorCard onTryAgain={onTryAgain}>We couldn’t load these cities. Please try again.</ErrorCard>;
};

export const SampleLink = () => (
  <ButtonLink as={AppLink} to={paths.web.compare(sampleSlugs)}>
    Compare the sample cities
  </ButtonLink>
);
