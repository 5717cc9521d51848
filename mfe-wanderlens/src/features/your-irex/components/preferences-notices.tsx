import { Banner, Button } from '@wanderwork/ui';

interface Props {
  /** A part of the address says nothing that could be read. */
  garbled: boolean;
  /** What the scores are made of could not be had. */
  unscored: boolean;
  onTryAgain: () => void;
}

/** What the reader has to know of an order that is not quite what they wished. */
export const PreferencesNotices = ({ garbled, unscored, onTryAgain }: Props) => (
  <>
    {garbled && (
      <Banner tone="warn" role="status" title="Part of this address could not be read">
        What could be read counts; the rest is as published.
      </Banner>
    )}
    {unscored && (
      <Banner
        tone="warn"
        role="alert"
        title="Your order could not be computed"
        actions={
          <Button size="small" onClick={onTryAgain}>
            Try Again
          </Button>
        }
      >
        Your wishes are safe: they stand in the address. Cities stand in the published order.
      </Banner>
    )}
  </>
);
