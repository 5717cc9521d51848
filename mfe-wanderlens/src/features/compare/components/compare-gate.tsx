import { useQuery } from '@tanstack/react-query';
import { launchCities, paths } from '@wanderwork/contracts';
import { Skeleton } from '@wanderwork/ui';
import { PremiumGate } from '../../../shared/premium-gate';
import { comparisonQuery } from '../api/comparison.query';
import { ComparisonTable } from './comparison-table';

const sampleSlugs = launchCities.map(({ slug }) => slug);

/** A faded preview of the sample cities behind the Premium gate. */
export const CompareGate = () => {
  const { data } = useQuery({ ...comparisonQuery(sampleSlugs, null), placeholderData: undefined });
  return (
    <PremiumGate
      level={2}
      title="Comparing these cities is part of Premium"
      free="Everyone can compare the three sample cities in full; the preview shows them. Each city’s own page is open too."
      sample={{ to: paths.web.compare(sampleSlugs), label: 'Compare the sample cities' }}
    >
      {data ? <ComparisonTable comparison={data} /> : <Skeleton $height="480px" />}
    </PremiumGate>
  );
};
