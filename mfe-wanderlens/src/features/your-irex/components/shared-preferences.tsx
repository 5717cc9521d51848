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
    title="These are not the wishes that you saved."
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
    They came with the address. What you change stays in it, and yours stay as they are.
  </Banner>
);
