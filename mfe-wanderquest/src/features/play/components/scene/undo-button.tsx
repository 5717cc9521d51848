import { hasAssist, type Action, type State } from '@wanderwork/quest-engine';
import { Button, Row } from '@wanderwork/ui';

interface Props {
  state: State;
  onAct: (action: Action) => void;
}

/** Undoes the last step, in a run with that assist. */
export const UndoButton = ({ state, onAct }: Props) =>
  hasAssist(state, 'undo') ? (
    <Row>
      <Button
        size="small"
        unavailable={!state.before && 'Nothing to undo yet.'}
        onClick={() => onAct({ type: 'undo' })}
      >
        Undo the last step
      </Button>
    </Row>
  ) : null;
