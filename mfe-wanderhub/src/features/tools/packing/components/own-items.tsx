import { Button, ConditionChip, Field, Icon, Row, TextInput } from '@wanderwork/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { FormSection } from '../../common/components/form-section';
import { MAX_OWN_ITEMS } from '../model/url-codec';

interface Props {
  items: readonly string[];
  onChange: (items: string[]) => void;
}

/** The user's own items. */
export const OwnItems = ({ items, onChange }: Props) => {
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const item = text.trim();
    if (item && !items.includes(item)) onChange([...items, item]);
    setText('');
  };
  return (
    <FormSection title="Your own items">
      {items.length > 0 && (
        <Row $gap={2}>
          {items.map((item) => (
            <ConditionChip key={item} onRemove={() => onChange(items.filter((one) => one !== item))}>
              {item}
            </ConditionChip>
          ))}
        </Row>
      )}
      <Line onSubmit={handleSubmit}>
        <Field label="Item" optional>
          <TextInput
            value={text}
            maxLength={80}
            placeholder="Camera"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          unavailable={items.length >= MAX_OWN_ITEMS && `You can add up to ${MAX_OWN_ITEMS} items.`}
        >
          <Icon name="plus" size={16} /> Add
        </Button>
      </Line>
    </FormSection>
  );
};

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);
  align-items: end;
`;
