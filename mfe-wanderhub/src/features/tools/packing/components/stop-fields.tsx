import { monthNames } from '@wanderwork/contracts';
import { Button, Field, Icon, Select, TextInput, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { CityField } from '../../common/components/city-field';
import { type StopText } from '../model/url-codec';
import { findStopProblems } from '../model/calculate-packing';

interface Props {
  stop: StopText;
  number: number;
  onChange: (part: Partial<StopText>) => void;
  onRemove: () => void;
}

/** The city and months of a stop. */
export const StopFields = ({ stop, number, onChange, onRemove }: Props) => {
  const problems = findStopProblems(stop);
  return (
    <Root>
      <VisuallyHidden as="legend">Stop {number}</VisuallyHidden>
      <Whole>
        <CityField label="City" slug={stop.city} onChange={(city) => onChange({ city })} />
      </Whole>
      <Field label="From" error={problems.month}>
        <Select value={stop.month} onChange={(event) => onChange({ month: event.target.value })}>
          <option value="">Choose a month</option>
          {monthNames.map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Months" error={problems.months}>
        <TextInput
          inputMode="numeric"
          value={stop.months}
          onChange={(event) => onChange({ months: event.target.value })}
        />
      </Field>
      <Remove>
        <Button size="icon" variant="plain" aria-label={`Remove stop ${number}`} onClick={onRemove}>
          <Icon name="x" />
        </Button>
      </Remove>
    </Root>
  );
};

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) 40px;
  gap: var(--s2);
  align-items: start;
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;

/** Aligns the button with the inputs, below their labels. */
const Remove = styled.div`
  padding-top: 28px;
`;
