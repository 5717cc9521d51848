import { Button, Row, Small } from '@wanderwork/ui';
import { type Draft } from '../api/use-draft';

const savedLabels = { nowhere: '', device: 'Draft saved on this device', server: 'Draft saved' };

/** Where the draft is stored, with a button that deletes it. Not announced: it changes at every pause. */
export const DraftNote = ({ draft }: { draft: Pick<Draft, 'isRestored' | 'savedIn' | 'clear'> }) =>
  draft.isRestored && (
    <Row $gap={3}>
      <Small $quiet>{savedLabels[draft.savedIn] || 'This is your saved draft'}</Small>
      <Button size="small" variant="link" onClick={draft.clear}>
        Delete draft
      </Button>
    </Row>
  );
