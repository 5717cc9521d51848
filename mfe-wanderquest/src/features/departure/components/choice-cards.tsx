import { Icon } from '@wanderwork/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { type Choice } from '../model/choices';

interface Props {
  name: string;
  /** The label of the group. */
  label: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Radio cards with their effects; locked ones say how to unlock them. */
export const ChoiceCards = ({ name, label, choices, chosen, onChoose }: Props) => (
  <List role="radiogroup" aria-label={label}>
    {choices.map((choice) =>
      choice.lockedReason === null ? (
        <OpenCard
          key={choice.id}
          name={name}
          choice={choice}
          chosen={choice.id === chosen}
          onChoose={() => onChoose(choice.id)}
        />
      ) : (
        <LockedCard key={choice.id} choice={choice} />
      ),
    )}
  </List>
);

interface OpenCardProps {
  name: string;
  choice: Choice;
  chosen: boolean;
  onChoose: () => void;
}

const OpenCard = ({ name, choice, chosen, onChoose }: OpenCardProps) => {
  const id = useId();
  return (
    <Card as="label" data-chosen={chosen}>
      <input
        type="radio"
        name={name}
        value={choice.id}
        checked={chosen}
        onChange={onChoose}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
      />
      <b id={`${id}-name`}>{choice.name}</b>
      <span id={`${id}-about`}>
        <span>{choice.text}</span>
        <Facts>
          {choice.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
      </span>
    </Card>
  );
};

const LockedCard = ({ choice: { name, text, lockedReason } }: { choice: Choice }) => (
  <Card data-closed>
    <Icon name="lock" size={18} />
    <b>{name}</b>
    <span>
      <span>{text}</span>
      <Facts>
        <span>{lockedReason}</span>
      </Facts>
    </span>
  </Card>
);

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--s2);
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: var(--s1) var(--s3);
  align-content: start;
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line-2);
  border-radius: var(--r1);
  background: var(--sheet);
  font-size: var(--f-sm);
  line-height: 1.45;
  cursor: pointer;

  > b {
    font: 400 var(--f-md) / 1.2 var(--serif);
  }

  > span {
    grid-column: 2;
    color: var(--ink-2);
  }

  > input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--ink);
    cursor: inherit;
  }

  &:hover {
    border-color: var(--ink);
  }

  &[data-chosen='true'] {
    border-color: var(--ink);
    background: var(--water);
    box-shadow: inset 3px 0 var(--red);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  &[data-closed] {
    border-color: var(--line);
    border-style: dashed;
    background: none;
    color: var(--ink-3);
    cursor: default;
  }

  &[data-closed] > span {
    color: var(--ink-3);
  }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--s3);
  margin-block-start: var(--s1);
  font-size: var(--f-cap);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;
