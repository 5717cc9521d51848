import { ConfirmDialog } from '@wanderwork/ui/overlays';

interface Props {
  /** The name of the trip that would be replaced. */
  title: string;
  onClose: () => void;
  onYes: () => void;
}

/** Asks before a visitor's new trip replaces the one in this browser. */
const ReplaceDialog = ({ title, onClose, onYes }: Props) => (
  <ConfirmDialog
    open
    onClose={onClose}
    title="Replace your trip?"
    description={`Without an account, this browser keeps one trip. A new one replaces “${title}”.`}
    yes="Replace it"
    no="Keep it"
    onYes={onYes}
  />
);

export default ReplaceDialog;
