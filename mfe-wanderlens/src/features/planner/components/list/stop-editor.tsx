import { usePrices } from '@wanderwork/platform/prices';
import { parseMoney, toTypedMoney } from '@wanderwork/platform/prices/typed-money';
import { Button, Checkbox, Field, Row, Select, Stack, TextArea, TextInput } from '@wanderwork/ui';
import {
  changeStay,
  housings,
  parseDay,
  toIsoDay,
  tripLimits,
  type DateScope,
  type Housing,
  type Pins,
  type Stop,
} from '@wanderwork/travel';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { formatStay } from '../../model/trip-edits';
import { usePlanner } from '../planner-context';

/** Changes one stop: dates, what is pinned, housing and a note. */
const StopEditor = ({ stop }: { stop: Stop }) => {
  const { names } = usePlanner();
  return (
    <Box role="group" aria-label={`Change ${names.getCity(stop.city)}`}>
      <Dates stop={stop} />
      <PinFields stop={stop} />
      <HousingField stop={stop} />
      <NoteField stop={stop} />
    </Box>
  );
};

const Dates = ({ stop }: { stop: Stop }) => {
  const { trip, change, names } = usePlanner();
  const [arrive, setArrive] = useState(toIsoDay(stop.arrive));
  const [leave, setLeave] = useState(toIsoDay(stop.leave));
  const [scope, setScope] = useState<DateScope>('following');
  const [from, to] = [parseDay(arrive), parseDay(leave)];
  const isChanged = from !== stop.arrive || to !== stop.leave;
  const error = from !== null && to !== null && to <= from ? 'You leave before you arrive.' : null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (from === null || to === null || error || !isChanged) return;
    const ops = changeStay(trip, stop.id, { arrive: from, leave: to }, scope);
    change(ops, `${names.getCity(stop.city)}, ${formatStay({ arrive: from, leave: to })}`);
  };
  if (stop.pinned.dates) return <p>These dates are pinned, so they never move. Unpin them to change them.</p>;
  return (
    <form onSubmit={handleSubmit} aria-label="Dates">
      <Stack $gap={3}>
        <Pair>
          <Field label="Arrive">
            <TextInput type="date" value={arrive} onChange={(event) => setArrive(event.target.value)} />
          </Field>
          <Field label="Leave" error={error}>
            <TextInput type="date" value={leave} onChange={(event) => setLeave(event.target.value)} />
          </Field>
        </Pair>
        <fieldset>
          <legend>Change</legend>
          <Row $gap={4}>
            <Checkbox
              type="radio"
              name={`scope-${stop.id}`}
              checked={scope === 'only'}
              onChange={() => setScope('only')}
            >
              only this stay
            </Checkbox>
            <Checkbox
              type="radio"
              name={`scope-${stop.id}`}
              checked={scope === 'following'}
              onChange={() => setScope('following')}
            >
              this stay and everything after it
            </Checkbox>
          </Row>
        </fieldset>
        <Row>
          <Button type="submit" size="small" variant="ink" disabled={!isChanged}>
            Change the dates
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

const pinLabels: Record<keyof Pins, string> = {
  place: 'the place',
  dates: 'the dates',
  order: 'its position',
};

const PinFields = ({ stop: { id, pinned, city } }: { stop: Stop }) => {
  const { change, names } = usePlanner();
  return (
    <fieldset>
      <legend>Pin</legend>
      <Row $gap={4}>
        {(Object.keys(pinLabels) as (keyof Pins)[]).map((key) => (
          <Checkbox
            key={key}
            checked={pinned[key]}
            onChange={({ target: { checked } }) =>
              change(
                [{ type: 'pin', id, pinned: { ...pinned, [key]: checked } }],
                `${names.getCity(city)}: ${pinLabels[key]} ${checked ? 'pinned' : 'unpinned'}`,
              )
            }
          >
            {pinLabels[key]}
          </Checkbox>
        ))}
      </Row>
    </fieldset>
  );
};

const housingNames: Record<Housing, string> = {
  apartment: 'Apartment',
  hotel: 'Hotel',
  own: 'Your own rent',
};

const HousingField = ({ stop: { id, city, housing } }: { stop: Stop }) => {
  const { trip, change } = usePlanner();
  const { currency } = usePrices();
  const [rent, setRent] = useState(
    housing?.usdMonth === undefined ? '' : toTypedMoney(housing.usdMonth, currency),
  );
  const set = (kind: Housing | '', usdMonth: number | null = null) =>
    change([
      {
        type: 'setPlace',
        id,
        city,
        housing: kind === '' ? null : { kind, ...(kind === 'own' && usdMonth !== null && { usdMonth }) },
      },
    ]);
  return (
    <Pair>
      <Field label="Housing">
        <Select value={housing?.kind ?? ''} onChange={(event) => set(event.target.value as Housing | '')}>
          <option value="">As for the whole trip ({housingNames[trip.housing.kind].toLowerCase()})</option>
          {housings.map((kind) => (
            <option key={kind} value={kind}>
              {housingNames[kind]}
            </option>
          ))}
        </Select>
      </Field>
      {housing?.kind === 'own' && (
        <Field label={`Your rent a month${currency ? ` (${currency.code})` : ', US$'}`}>
          <TextInput
            inputMode="decimal"
            value={rent}
            onChange={(event) => setRent(event.target.value)}
            onBlur={() => set('own', parseMoney(rent, currency))}
          />
        </Field>
      )}
    </Pair>
  );
};

const NoteField = ({ stop: { id, note } }: { stop: Stop }) => {
  const { change } = usePlanner();
  const [text, setText] = useState(note);
  return (
    <Field label="Note" optional>
      <TextArea
        rows={2}
        maxLength={tripLimits.note}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text !== note && change([{ type: 'note', id, text }], 'Note saved')}
      />
    </Field>
  );
};

const Box = styled(Stack).attrs({ $gap: 4 })`
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
  font-size: var(--f-sm);

  fieldset {
    padding: 0;
    border: 0;
  }

  legend {
    margin-bottom: 2px;
    font-weight: 600;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: var(--s3);
  max-width: 480px;
`;

export default StopEditor;
