import { paths, type IrexTrends } from '@wanderwork/contracts';
import { SHOWN_SAMPLE } from '../../../shared/may-analyse';
import { PremiumGate } from '../../../shared/premium-gate';
import { MovedList } from './moved-list';

/** Before the other cities: the samples' own list, faded. */
export const TrendsGate = ({ trends, most }: { trends: IrexTrends; most: number }) => (
  <PremiumGate
    title="Trends of all cities are part of Premium"
    free="The three sample cities are told above, to everybody, and each city’s own history stands open on its page."
    sample={{
      to: `${paths.web.city(SHOWN_SAMPLE.slug)}#history`,
      label: `Open ${SHOWN_SAMPLE.name}’s history`,
    }}
  >
    <MovedList
      title="Sample cities"
      none="Nobody moved."
      cities={[...trends.risen, ...trends.fallen]}
      most={most}
    />
  </PremiumGate>
);
