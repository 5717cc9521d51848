import { usePrices } from '@wanderwork/platform/prices';
import { parseMoney, toTypedMoney } from '@wanderwork/platform/prices/typed-money';
import { Button, Field, Row, Select, Stack, TextInput } from '@wanderwork/ui';
import {
  findLeg,
  legModes,
  parseDay,
  toIsoDay,
  type Leg,
  type LegMode,
  type RouteLeg,
} from '@wanderwork/travel';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { formatClock, parseClock } from '../../../../shared/preferences/clock';
import { modeNames } from '../../model/leg-text';
import { Formula } from '../formula';
import { usePlanner } from '../planner-context';

const formulas: Record<LegMode, string> = {
  plane:
    'Kilometers ÷ 800 + 0.5 h, plus 3 h at airports, plus the way to both airports at 50 km/h; plus 4 h for a connection above 9,000 km, or where an end has no large airport within 120 km. −20% to +40%.',
  train: '1.2 × kilometers ÷ 90 km/h. −20% to +40%.',
  coach: '1.3 × kilometers ÷ 70 km/h. −20% to +40%.',
  ferry: 'No formula can guess a ferry. Type the times when you know them.',
};

const DAY_MINUTES = 1440;

/** Changes how a journey is made, on which day, at what time and price. */
const LegEditor = ({ leg, name }: { leg: RouteLeg; name: string }) => {
  const { trip, change } = usePlanner();
  const { currency } = usePrices();
  const { from, to } = leg;
  const stored = findLeg(trip, from.id, to.id);
  const [mode, setMode] = useState<LegMode>(leg.mode);
  const [day, setDay] = useState(toIsoDay(leg.day));
  const [price, setPrice] = useState(leg.usd === null ? '' : toTypedMoney(leg.usd, currency));
  const [departs, setDeparts] = useState(toClock(stored?.departs));
  const [arrives, setArrives] = useState(toClock(stored?.arrives));
  const usd = price.trim() === '' ? null : parseMoney(price, currency);
  const priceError = price.trim() !== '' && usd === null ? 'Please enter an amount, such as 120.' : null;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsedDay = parseDay(day);
    if (priceError || parsedDay === null) return;
    const [start, end] = [parseClock(departs), parseClock(arrives)];
    const isTimed = start !== null && end !== null;
    const details: Omit<Leg, 'from' | 'to'> = {
      day: parsedDay,
      mode,
      ...(isTimed && { departs: start, arrives: end < start ? end + DAY_MINUTES : end }),
      ...(usd !== null && { usd }),
    };
    change([{ type: 'setLeg', from: from.id, to: to.id, leg: details }], `${name}: saved`);
  };

  return (
    <Form onSubmit={handleSubmit} aria-label={`Journey from ${name}`}>
      <Fields>
        <Field label="By">
          <Select value={mode} onChange={(event) => setMode(event.target.value as LegMode)}>
            {legModes.map((one) => (
              <option key={one} value={one}>
                {modeNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="On">
          <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <Field label={`Price for all, ${currency?.code ?? 'US$'}`} optional error={priceError}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        </Field>
        <Field label="Leaves at">
          <TextInput type="time" value={departs} onChange={(event) => setDeparts(event.target.value)} />
        </Field>
        <Field label="Arrives at">
          <TextInput type="time" value={arrives} onChange={(event) => setArrives(event.target.value)} />
        </Field>
      </Fields>
      <div>
        We haven’t checked whether this connection exists.
        <Formula label="How we estimate the time">{formulas[mode]}</Formula>
      </div>
      <Row $gap={2}>
        <Button type="submit" size="small" variant="ink">
          Save the journey
        </Button>
        {stored && (
          <Button
            size="small"
            variant="plain"
            onClick={() =>
              change(
                [{ type: 'setLeg', from: from.id, to: to.id, leg: null }],
                `${name}: back to our suggestion`,
              )
            }
          >
            Back to our suggestion
          </Button>
        )}
      </Row>
    </Form>
  );
};

const toClock = (minutes: number | undefined): string =>
  minutes === undefined ? '' : formatClock(minutes % DAY_MINUTES);

const Form = styled(Stack).attrs({ as: 'form', $gap: 3 })`
  margin-top: var(--s3);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: var(--s3);
`;

export default LegEditor;
