import { paths, type IrexTrends } from '@wanderwork/contracts';
import { PREVIEW_SAMPLE } from '../../../shared/use-can-analyze';
import { PremiumGate } from '../../../shared/premium-gate';
import { ChangeList } from './change-list';

/** A faded preview with the sample cities behind the Premium gate. */
export const TrendsGate = ({ trends, most }: { trends: IrexTrends; most: number }) => (
  <PremiumGate
    title="Trends for all cities are part of Premium"
    free="Everyone can see the three sample cities above, and each city’s history on its own page."
    sample={{
      to: `${paths.web.city(PREVIEW_SAMPLE.slug)}#history`,
      label: `Open ${PREVIEW_SAMPLE.name}’s history`,
    }}
  >
    <ChangeList
      title="Sample cities"
      none="No sample city changed."
      cities={[...trends.risen, ...trends.fallen]}
      maxPoints={most}
    />
  </PremiumGate>
);
