import { Banner, Button } from '@wanderwork/ui';

interface Props {
  /** What could not be had ("The imports"). */
  label: string;
  onTryAgain: () => void;
}

/** In the place of what could not be had. */
export const Unfetched = ({ label, onTryAgain }: Props) => (
  <Banner tone="bad" role="alert" actions={<Button onClick={onTryAgain}>Try Again</Button>}>
    {label} could not be fetched. Nothing has changed.
  </Banner>
);
