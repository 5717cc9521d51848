import { Banner, Button } from '@wanderwork/ui';

interface Props {
  /** A part of the address says nothing that could be read. */
  isIncomplete: boolean;
  /** What the scores are made of could not be had. */
  hasNoScores: boolean;
  onTryAgain: () => void;
}

/** What the reader has to know of an order that is not quite what they wished. */
export const PreferencesNotices = ({ isIncomplete, hasNoScores, onTryAgain }: Props) => (
  <>
    {isIncomplete && (
      <Banner tone="warn" role="status" title="We couldn’t read part of this link">
        The rest of it applies; whatever is missing stays as published.
      </Banner>
    )}
    {hasNoScores && (
      <Banner
        tone="warn"
        role="alert"
        title="We couldn’t compute your order"
        actions={
          <Button size="small" onClick={onTryAgain}>
            Try Again
          </Button>
        }
      >
        Your preferences are safe: they’re in the page address. Cities stay in the published order.
      </Banner>
    )}
  </>
);
