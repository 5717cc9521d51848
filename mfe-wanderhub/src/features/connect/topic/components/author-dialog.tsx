import { type PersonSummary } from '@wanderwork/contracts';
import { Button, Row } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { describeBlock, useBarriers } from '../../common/components/mute-and-block';

interface Props {
  author: PersonSummary;
  onClose: () => void;
}

/** Mutes or blocks the author of a post, after saying what each does. */
const AuthorDialog = ({ author, onClose }: Props) => {
  const { change } = useBarriers(author);
  const choose = (barrier: 'mute' | 'block') => {
    onClose();
    void change(barrier, true);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Mute or block ${author.name}?`}
      description={`Mute hides the posts of ${author.name} from you, and nothing else. If you block: ${describeBlock(author.name)}`}
    >
      <Row $gap={2}>
        <Button variant="ink" onClick={() => choose('mute')}>
          Mute
        </Button>
        <Button onClick={() => choose('block')}>Block</Button>
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Dialog>
  );
};

export default AuthorDialog;
