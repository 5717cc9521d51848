import { Banner, Button } from '@wanderwork/ui';
import styled from 'styled-components';

interface Props {
  shown: number;
  /** All cities were needed for the reader's own order; otherwise for the map. */
  hasOwnOrder: boolean;
  onTryAgain: () => void;
}

/** Only some of the cities loaded, although all are needed. */
const PartialResult = ({ shown, hasOwnOrder, onTryAgain }: Props) => (
  <BannerPlace>
    <Banner
      tone="warn"
      role="alert"
      title="Some cities couldn’t be loaded."
      actions={
        <Button size="small" onClick={onTryAgain}>
          Try Again
        </Button>
      }
    >
      {hasOwnOrder
        ? 'Your preferences are safe. Cities stay in the published order until all are loaded.'
        : `The map shows the first ${shown} cities.`}
    </Banner>
  </BannerPlace>
);

const BannerPlace = styled.div`
  margin-bottom: var(--s4);
`;

export default PartialResult;
