import { useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { Stack } from '@wanderwork/ui';
import { SHOWN_SAMPLE } from '../../../shared/may-analyse';
import { PremiumGate } from '../../../shared/premium-gate';
import { analyticsQuery } from '../api/analytics.query';
import { AnalyticsPlaceholder } from './analytics-placeholder';
import { CostBars } from './cost-bars';
import { LivingIndexes } from './living-indexes';

/** A sample's own analytics, faded, before those that Premium opens. */
export const AnalyticsGate = ({ name }: { name: string }) => {
  const { data } = useQuery(analyticsQuery(SHOWN_SAMPLE.slug, null, null));
  return (
    <PremiumGate
      title={`Detailed analytics of ${name} are part of Premium`}
      free={`What a month costs against home, where it stands, and its rank by your own weights: the three sample cities show all of it to everybody. Behind this sign is ${SHOWN_SAMPLE.name}’s. The score, every figure and every source of ${name} stay free.`}
      sample={{
        to: `${paths.web.city(SHOWN_SAMPLE.slug)}#analytics`,
        label: `Open ${SHOWN_SAMPLE.name}’s analytics`,
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
        <AnalyticsPlaceholder whole={false} />
      )}
    </PremiumGate>
  );
};
