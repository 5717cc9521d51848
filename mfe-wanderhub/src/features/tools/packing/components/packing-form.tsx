import { Button, Checkbox, Field, Icon, TextInput, ConditionChip, Row } from '@wanderwork/ui';
import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { FieldPair, FormSection } from '../../common/components/form-section';
import { blankStop, MAX_STOPS, type PackingState, type StopText, MAX_OWN_ITEMS } from '../model/url-codec';
import { findPackingProblems } from '../model/calculate-packing';
import { StopFields } from './stop-fields';

interface Props {
  state: PackingState;
  onChange: (part: Partial<PackingState>) => void;
}

export const PackingForm = ({ state, onChange }: Props) => {
  const { stops, calls, swim } = state;
  const problems = findPackingProblems(state);
  return (
    <>
      <Stops stops={stops} onChange={(next) => onChange({ stops: next })} />
      <FormSection title="Your trip">
        <FieldPair>
          <Field label="Days away" error={problems.days}>
            <TextInput
              inputMode="numeric"
              value={state.days}
              onChange={(event) => onChange({ days: event.target.value })}
            />
          </Field>
          <Field label="Days between laundry" error={problems.wash}>
            <TextInput
              inputMode="numeric"
              value={state.wash}
              onChange={(event) => onChange({ wash: event.target.value })}
            />
          </Field>
        </FieldPair>
        <div>
          <Checkbox checked={calls} onChange={(event) => onChange({ calls: event.target.checked })}>
            I have video calls
          </Checkbox>
          <Checkbox checked={swim} onChange={(event) => onChange({ swim: event.target.checked })}>
            I’ll swim
          </Checkbox>
        </div>
      </FormSection>
      <OwnItems items={state.own} onChange={(own) => onChange({ own })} />
    </>
  );
};

interface StopsProps {
  stops: readonly StopText[];
  onChange: (stops: StopText[]) => void;
}

const Stops = ({ stops, onChange }: StopsProps) => {
  const add = useRef<HTMLButtonElement>(null);
  const removeAt = (at: number) => {
    onChange(stops.filter((_, index) => index !== at));
    add.current?.focus();
  };
  return (
    <FormSection title="Your route">
      {stops.map((stop, at) => (
        // Stops are identified by position, so that typing does not remount them.
        <StopFields
          key={at}
          stop={stop}
          number={at + 1}
          onChange={(part) => onChange(stops.map((one, index) => (index === at ? { ...one, ...part } : one)))}
          onRemove={() => removeAt(at)}
        />
      ))}
      <div>
        <Button
          ref={add}
          size="small"
          unavailable={stops.length >= MAX_STOPS && `You can add up to ${MAX_STOPS} stops.`}
          onClick={() => onChange([...stops, blankStop])}
        >
          <Icon name="plus" size={16} /> Add a stop
        </Button>
      </div>
    </FormSection>
  );
};

interface OwnItemsProps {
  items: readonly string[];
  onChange: (items: string[]) => void;
}

/** The user's own items. */
const OwnItems = ({ items, onChange }: OwnItemsProps) => {
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
