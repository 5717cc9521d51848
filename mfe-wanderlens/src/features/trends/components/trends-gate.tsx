import { paths, type IrexTrends } from '@wanderwork/contracts';
import { SHOWN_SAMPLE } from '../../../shared/may-analyse';
import { PremiumGate } from '../../../shared/premium-gate';
import { MovedList } from './moved-list';

/** Before the other cities: the samples' own list, faded. */
export const TrendsGate = ({ trends, most }: { trends: IrexTrends; most: number }) => (
  <PremiumGate
    title="Trends for all cities are part of Premium"
    free="Everyone can see the three sample cities above, and each city’s history on its own page."
    sample={{
      to: `${paths.web.city(SHOWN_SAMPLE.slug)}#history`,
      label: `Open ${SHOWN_SAMPLE.name}’s history`,
    }}
  >
    <MovedList
      title="Sample cities"
      none="No sample city changed."
      cities={[...trends.risen, ...trends.fallen]}
      most={most}
    />
  </PremiumGate>
);
