import { type Narrowest } from '@wanderwork/contracts';
import { Button } from '@wanderwork/ui';
import styled from 'styled-components';
import { removeFromQuery } from '../model/remove-from-query';

interface Props {
  narrowest: Narrowest;
  onTakeBack: (id: string) => void;
}

/** Above a list of hardly any cities: which wish keeps the others out, and how many they are. */
export const FewResults = ({ narrowest, onTakeBack }: Props) => (
  <Line>
    <p>{removeFromQuery(narrowest)}</p>
    <Button size="small" onClick={() => onTakeBack(narrowest.id)}>
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
