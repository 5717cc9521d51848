import { Button, Row, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { describeOperation, type Names } from '../model/operation-text';
import { type Choice } from '../model/trip-record';
import { usePlanner } from './planner-context';

/** Changes that couldn't apply, each beside the newer one. */
export const TripChoices = () => {
  const { record, store, names } = usePlanner();
  return record.choices.map((choice) => (
    <ChoiceCard
      key={choice.id}
      choice={choice}
      names={names}
      onDecide={(keep) => store.decide(choice.id, keep)}
    />
  ));
};

interface Props {
  choice: Choice;
  names: Names;
  onDecide: (keep: 'mine' | 'other') => void;
}

const ChoiceCard = ({ choice: { op, other }, names, onDecide }: Props) => (
  <Card role="group" aria-label="Two versions of one change">
    <p>
      <b>We kept both. Choose one.</b>
    </p>
    <Pair>
      <Stack $gap={2}>
        <span>Yours: {describeOperation(op, names)}</span>
        <Row>
          <Button size="small" onClick={() => onDecide('mine')}>
            Use yours
          </Button>
        </Row>
      </Stack>
      <Stack $gap={2}>
        <span>
          {other ? `The newer one: ${describeOperation(other, names)}` : 'The trip as it is without it'}
        </span>
        <Row>
          <Button size="small" onClick={() => onDecide('other')}>
            {other ? 'Use the newer one' : 'Leave it as it is'}
          </Button>
        </Row>
      </Stack>
    </Pair>
  </Card>
);

const Card = styled.div`
  display: grid;
  gap: var(--s3);
  padding: var(--s4);
  border: 1px solid var(--warn);
  border-radius: var(--r2);
  background: var(--warn-soft);
  font-size: var(--f-sm);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--s4);
`;
