import { PriceNote } from '@wanderwork/platform/price-note';
import { DataMarkKey } from '@wanderwork/ui';
import styled from 'styled-components';

/** Below the list: what the marks of its figures mean, and in which currency its prices are. */
const ResultsKey = () => (
  <Root>
    <DataMarkKey />
    <PriceNote />
  </Root>
);

const Root = styled.div`
  margin-top: var(--s5);
`;

export default ResultsKey;
