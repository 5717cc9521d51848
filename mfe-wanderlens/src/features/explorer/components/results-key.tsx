import { PriceNote } from '@wanderwork/platform/price-note';
import { DataMarkKey } from '@wanderwork/ui';

/** Below the list: what the marks of its figures mean, and in which currency its prices are. */
const ResultsKey = () => (
  <>
    <DataMarkKey />
    <PriceNote />
  </>
);

export default ResultsKey;
