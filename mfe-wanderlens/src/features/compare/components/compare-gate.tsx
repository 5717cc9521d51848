import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths, type CityDetail, type Comparison } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { Card, DataMarkKey, Skeleton, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { PremiumGate } from '../../../shared/premium-gate';
import { sampleSlugs } from '../model/compared-slugs';
import { ComparisonTable } from './comparison-table';

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

export default CompareGate;
