import { Button, Small } from '@wanderwork/ui';

/** Shown where the reader's own scores could not be computed. */
export const OwnScoreError = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Small role="alert">
    We couldn’t compute your score. Your preferences are safe.{' '}
    <Button size="small" onClick={onTryAgain}>
      Try Again
    </Button>
  </Small>
);
