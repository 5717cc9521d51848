import { Banner, Button } from '@wanderwork/ui';

interface NoticesProps {
  /** Part of the code in the address could not be read. */
  isIncomplete: boolean;
  /** The data for the scores could not be loaded. */
  hasNoScores: boolean;
  onTryAgain: () => void;
}

/** Warns if the order does not fully follow the preferences. */
const PreferencesNotices = ({ isIncomplete, hasNoScores, onTryAgain }: NoticesProps) => (
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

export default PreferencesNotices;
