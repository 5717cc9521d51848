import { Button, Field, Icon, Select, TextInput, VisuallyHidden } from '@wanderwork/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { extraFrequencies, type ExtraFrequency } from '@wanderwork/travel';
import { MoneyInput } from '../../common/components/money-input';
import { blankExtra, type ExtraText } from '../model/url-codec';
import { findExtraProblem } from '../model/inputs';

interface Props {
  /** What amounts are typed in: "US dollars", "EUR". */
  money: string;
  extras: readonly ExtraText[];
  onChange: (extras: ExtraText[]) => void;
}

const frequencyLabels: Record<ExtraFrequency, string> = { month: 'per month', day: 'per day', once: 'once' };

/** Extra costs, such as insurance, flights or a course. */
export const ExtraRows = ({ money, extras, onChange }: Props) => {
  const add = useRef<HTMLButtonElement>(null);
  const changeAt = (at: number, part: Partial<ExtraText>) =>
    onChange(extras.map((extra, index) => (index === at ? { ...extra, ...part } : extra)));
  const removeAt = (at: number) => {
    onChange(extras.filter((_, index) => index !== at));
    add.current?.focus();
  };
  return (
    <>
      {extras.map((extra, at) => (
        // Rows are identified by position, so that typing does not remount them.
        <Row key={at}>
          <VisuallyHidden as="legend">Extra cost {at + 1}</VisuallyHidden>
          <Field label="Name">
            <TextInput
              value={extra.label}
              maxLength={80}
              placeholder="Insurance"
              onChange={(event) => changeAt(at, { label: event.target.value })}
            />
          </Field>
          <Field label={money} error={findExtraProblem(extra, money)}>
            <MoneyInput usd={extra.amount} onChange={(amount) => changeAt(at, { amount })} />
          </Field>
          <Field label="How often">
            <Select
              value={extra.per}
              onChange={(event) => changeAt(at, { per: event.target.value as ExtraFrequency })}
            >
              {extraFrequencies.map((per) => (
                <option key={per} value={per}>
                  {frequencyLabels[per]}
                </option>
              ))}
            </Select>
          </Field>
          <Remove>
            <Button
              size="icon"
              variant="plain"
              aria-label={`Remove extra cost ${at + 1}`}
              onClick={() => removeAt(at)}
            >
              <Icon name="x" />
            </Button>
          </Remove>
        </Row>
      ))}
      <div>
        <Button ref={add} size="small" onClick={() => onChange([...extras, blankExtra])}>
          <Icon name="plus" size={16} /> Add a cost
        </Button>
      </div>
    </>
  );
};

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 40px;
  gap: var(--s2);
  align-items: start;

  > :nth-child(2) {
    grid-column: 1 / -1;
  }
`;

/** Aligns the button with the inputs, below their labels. */
const Remove = styled.div`
  padding-top: 28px;
`;
