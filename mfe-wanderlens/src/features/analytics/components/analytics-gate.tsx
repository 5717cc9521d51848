import { useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { Stack } from '@wanderwork/ui';
import { PREVIEW_SAMPLE } from '../../../shared/use-can-analyze';
import { PremiumGate } from '../../../shared/premium-gate';
import { analyticsQuery } from '../api/analytics.query';
import { AnalyticsPlaceholder } from './analytics-placeholder';
import { CostBars } from './cost-bars';
import { LivingIndexes } from './living-indexes';

/** A faded preview of a sample city's analytics behind the Premium gate. */
export const AnalyticsGate = ({ name }: { name: string }) => {
  const { data } = useQuery(analyticsQuery(PREVIEW_SAMPLE.slug, null, null));
  return (
    <PremiumGate
      title={`Detailed analytics for ${name} are part of Premium`}
      free={`Compare its monthly cost with home, see how it compares with other cities, and rank it by your own weights. The three sample cities show all of this to everyone; the preview shows ${PREVIEW_SAMPLE.name}. The score, every figure and every source for ${name} stay free.`}
      sample={{
        to: `${paths.web.city(PREVIEW_SAMPLE.slug)}#analytics`,
        label: `Open ${PREVIEW_SAMPLE.name}’s analytics`,
      }}
    >
      {data ? (
        <Stack $gap={5}>
          <CostBars name={data.name} cost={data.cost} />
          <LivingIndexes
            indexes={data.indexes.filter(({ part }) => part === 'dimension')}
            region={data.region}
          />
        </Stack>
      ) : (
        <AnalyticsPlaceholder isFull={false} />
      )}
    </PremiumGate>
  );
};
