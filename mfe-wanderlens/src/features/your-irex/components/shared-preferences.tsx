import { Banner, Button } from '@wanderwork/ui';

interface Props {
  onKeep: () => void;
  onBack: () => void;
}

/**
 * The address contains other preferences than the saved ones. Viewing or changing them must not overwrite the saved
 * ones.
 */
export const SharedPreferences = ({ onKeep, onBack }: Props) => (
  <Banner
    tone="info"
    role="status"
    title="These aren’t your saved preferences."
    actions={
      <>
        <Button size="small" onClick={onBack}>
          Back to mine
        </Button>
        <Button size="small" onClick={onKeep}>
          Save these
        </Button>
      </>
    }
  >
    They came with the link. Changes here stay in the link, and your saved preferences don’t change.
  </Banner>
);
