import { type Narrowest } from '@wanderwork/contracts';
import { Button } from '@wanderwork/ui';
import styled from 'styled-components';
import { describeWithout } from '../model/describe-without';

interface Props {
  narrowest: Narrowest;
  onExclude: (id: string) => void;
}

/** Shown above very few results: the condition that excludes most cities, and how many would match without it. */
export const FewResults = ({ narrowest, onExclude }: Props) => (
  <Line>
    <p>{describeWithout(narrowest)}</p>
    <Button size="small" onClick={() => onExclude(narrowest.id)}>
      Remove “{narrowest.label}”
    </Button>
  </Line>
);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-bottom: var(--s4);
  color: var(--ink-2);
`;
