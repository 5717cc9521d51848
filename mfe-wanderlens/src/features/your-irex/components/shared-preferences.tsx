import { Banner, Button } from '@wanderwork/ui';

interface Props {
  onKeep: () => void;
  onBack: () => void;
}

/** The address tells other wishes than were saved: looking at them, and changing them, must not cost one's own. */
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
