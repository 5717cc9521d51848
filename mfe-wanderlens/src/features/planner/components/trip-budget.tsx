import { PriceNote } from '@wanderwork/platform/price-note';
import { usePrices } from '@wanderwork/platform/prices';
import { parseMoney } from '@wanderwork/platform/prices/typed-money';
import { Button, EmptyState, Field, Row, Select, Small, Stack, Table, TextInput } from '@wanderwork/ui';
import {
  compareWithLimit,
  countNights,
  extraFrequencies,
  formatUnpriced,
  getMonthBudget,
  type CostLine,
  type ExtraFrequency,
} from '@wanderwork/travel';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { NO_FIGURE } from '../../../shared/format';
import { formatNights } from '../model/operation-text';
import { usePlanner } from './planner-context';

const frequencyNames: Record<ExtraFrequency, string> = { month: 'a month', day: 'a day', once: 'once' };

/** The cost of the trip, line by line. */
const TripBudget = () => {
  const { check, trip, formatCost, formatAmount, canEdit } = usePlanner();
  if (!check || trip.stops.length === 0)
    return <EmptyState title="No costs yet">Add a city in the list, and its costs appear here.</EmptyState>;
  const { cost } = check;
  const unpriced = formatUnpriced(cost.unpricedLegs);
  return (
    <Stack $gap={4}>
      <Table caption="The cost of the trip" whole>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" data-number>
              About
            </th>
            <th scope="col" data-number>
              Likely range
            </th>
          </tr>
        </thead>
        <tbody>
          {cost.lines.map((line) => (
            <BudgetLine key={`${line.kind} ${line.ids.join()}`} line={line} />
          ))}
          <tr aria-current="true">
            <th scope="row">
              Total
              {unpriced && <small> {unpriced}</small>}
            </th>
            <td data-number>
              <b>{formatAmount(cost.total.middle, cost.isRough)}</b>
            </td>
            <td data-number>
              <b>{formatCost(cost.total, cost.isRough)}</b>
            </td>
          </tr>
        </tbody>
      </Table>
      {cost.isRough && (
        <Small $quiet>
          Some of these costs are rough guesses, so the total is one too. Both are rounded to $50.
        </Small>
      )}
      <MonthLimit />
      {canEdit && <AddLine />}
      <PriceNote />
    </Stack>
  );
};

const useLineNames = () => {
  const { trip, names } = usePlanner();
  return ({ kind, ids }: CostLine): string => {
    const [first, second] = ids.map((id) => names.getStop(id));
    if (kind === 'leg') return `${first} to ${second}`;
    if (kind === 'line') {
      const line = trip.lines.find(({ id }) => id === ids[0]);
      return line ? `${line.title}, ${frequencyNames[line.per]}` : '';
    }
    const stop = trip.stops.find(({ id }) => id === ids[0]);
    return `${first}, ${formatNights(stop ? countNights(stop) : 0)}`;
  };
};

const BudgetLine = ({ line }: { line: CostLine }) => {
  const { formatCost, formatAmount, change, canEdit } = usePlanner();
  const getName = useLineNames();
  const { kind, amount, ids, isRough } = line;
  const missing = kind === 'leg' ? 'No price yet' : NO_FIGURE;
  return (
    <tr>
      <th scope="row">
        {getName(line)}{' '}
        {kind === 'line' && canEdit && (
          <button
            type="button"
            className="link-button"
            aria-label={`Remove ${getName(line)}`}
            onClick={() =>
              change([{ type: 'setLine', id: ids[0]!, line: null, before: null }], 'Cost removed')
            }
          >
            <small>Remove</small>
          </button>
        )}
      </th>
      <td data-number>{amount ? formatAmount(amount.middle, isRough) : missing}</td>
      <td data-number>{amount && kind === 'stay' ? formatCost(amount, isRough) : ''}</td>
    </tr>
  );
};

/** Each stop's month against the limit. */
const MonthLimit = () => {
  const { check, trip, formats } = usePlanner();
  const limit = trip.limits.usdMonth;
  if (limit === undefined || !check) return null;
  const maybe = check.route.stops.filter(({ place, housing }) => {
    const { month } = getMonthBudget(place, trip.people, housing ?? trip.housing);
    return compareWithLimit(month, limit) === 'maybe';
  });
  return maybe.length === 0 ? null : (
    <Small $quiet>
      {maybe.map(({ place }) => place.name).join(', ')} may be over your {formats.formatMoney(limit)} a month:
      the middle of the range is below it, the upper end is not.
    </Small>
  );
};

const AddLine = () => {
  const { change } = usePlanner();
  const { currency } = usePrices();
  const [title, setTitle] = useState('');
  const [amount, setAmount] = useState('');
  const [per, setPer] = useState<ExtraFrequency>('once');
  const [error, setError] = useState<string | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const usd = parseMoney(amount, currency);
    if (usd === null || !title.trim()) return setError('Please enter a name and an amount, such as 120.');
    setError(null);
    const line = { title: title.trim(), usd, per };
    if (change([{ type: 'setLine', id: crypto.randomUUID(), line, before: null }], `${line.title} added`)) {
      setTitle('');
      setAmount('');
    }
  };
  return (
    <Form onSubmit={handleSubmit} aria-label="Add a cost">
      <Field label="Another cost" error={error}>
        <TextInput
          value={title}
          maxLength={80}
          placeholder="Travel insurance"
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <Field label={currency ? `Amount (${currency.code})` : 'Amount, US$'}>
        <TextInput inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label="How often">
        <Select value={per} onChange={(event) => setPer(event.target.value as ExtraFrequency)}>
          {extraFrequencies.map((one) => (
            <option key={one} value={one}>
              {frequencyNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Row>
        <Button type="submit">Add the cost</Button>
      </Row>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: var(--s3);
  align-items: end;

  @media print {
    display: none;
  }
`;

export default TripBudget;
