import { Button, Checkbox, Field, Icon, TextInput } from '@wanderwork/ui';
import { useRef } from 'react';
import { FieldPair } from '../../common/components/field-pair';
import { FormSection } from '../../common/components/form-section';
import { blankStop, MAX_STOPS, type PackingState, type StopText } from '../model/url-codec';
import { findPackingProblems } from '../model/calculate-packing';
import { OwnItems } from './own-items';
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
