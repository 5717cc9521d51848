import { Button, ConditionChip, Field, Icon, Row, TextInput } from '@wanderwork/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Part } from '../../common/components/part';
import { MOST_OWN } from '../model/address';

interface Props {
  things: readonly string[];
  onChange: (things: string[]) => void;
}

/** What the list cannot know. */
export const OwnThings = ({ things, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const thing = typed.trim();
    if (thing && !things.includes(thing)) onChange([...things, thing]);
    setTyped('');
  };
  return (
    <Part title="Your own things">
      {things.length > 0 && (
        <Row $gap={2}>
          {things.map((thing) => (
            <ConditionChip key={thing} onRemove={() => onChange(things.filter((one) => one !== thing))}>
              {thing}
            </ConditionChip>
          ))}
        </Row>
      )}
      <Line onSubmit={add}>
        <Field label="Something to pack" optional>
          <TextInput
            value={typed}
            maxLength={80}
            placeholder="Camera"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" unavailable={things.length >= MOST_OWN && `${MOST_OWN} things are the most.`}>
          <Icon name="plus" size={16} /> Add it
        </Button>
      </Line>
    </Part>
  );
};

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);
  align-items: end;
`;
