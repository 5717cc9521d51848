import { toCelsius, passportCodes } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { usePrices } from '@wanderwork/platform/prices';
import { parseMoney, toWholeTypedMoney } from '@wanderwork/platform/prices/typed-money';
import { Button, ConditionChip, Field, Row, Select, Small, Stack, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { Drawer } from '@wanderwork/ui/overlays';
import {
  arrangeStops,
  housings,
  layOutStops,
  parseDay,
  readEntry,
  toIsoDay,
  tripLimits,
  type Housing,
  type Passport,
} from '@wanderwork/travel';
import { useMemo, useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { getCountryName } from '../../../../shared/country-name';
import { usePlanner } from '../planner-context';
import { CallFields } from './call-fields';
import { WorkFields } from './work-fields';

/** What belongs to the person rather than to a stop: start, people, passports, calls, hours and limits. */
const TripSettings = ({ onClose }: { onClose: () => void }) => (
  <Drawer open onOpenChange={(open) => !open && onClose()} title="You and your work">
    <Stack $gap={6}>
      <Part title="Trip">
        <StartField />
        <PeopleField />
        <HousingField />
      </Part>
      <Part title="Passports">
        <PassportFields />
      </Part>
      <Part title="Calls with clients">
        <CallFields />
      </Part>
      <Part title="Your hours">
        <WorkFields />
      </Part>
      <Part title="Limits">
        <LimitFields />
      </Part>
      <Part title="Earlier stays">
        <PastStayFields />
      </Part>
    </Stack>
  </Drawer>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack $gap={3}>
    <h3>{title}</h3>
    {children}
  </Stack>
);

const StartField = () => {
  const { trip, change, canEdit } = usePlanner();
  const handleChange = (value: string) => {
    const from = parseDay(value);
    if (from === null || from === trip.from) return;
    change(
      trip.stops.length === 0
        ? [{ type: 'setStart', from }]
        : arrangeStops(trip, layOutStops(trip.stops, from)),
      'The trip starts on another day',
    );
  };
  return (
    <Field label="Starts on" description="Stays that aren’t pinned move along.">
      <TextInput
        type="date"
        disabled={!canEdit}
        defaultValue={toIsoDay(trip.stops[0]?.arrive ?? trip.from)}
        onBlur={(event) => handleChange(event.target.value)}
      />
    </Field>
  );
};

const PeopleField = () => {
  const { trip, change, canEdit } = usePlanner();
  return (
    <Field label="People">
      <Select
        value={trip.people}
        disabled={!canEdit}
        onChange={(event) => change([{ type: 'setPerson', person: { people: Number(event.target.value) } }])}
      >
        {Array.from({ length: tripLimits.people }, (_, at) => (
          <option key={at} value={at + 1}>
            {at + 1}
          </option>
        ))}
      </Select>
    </Field>
  );
};

const housingNames: Record<Exclude<Housing, 'own'>, string> = { apartment: 'Apartment', hotel: 'Hotel' };

const HousingField = () => {
  const { trip, change, canEdit } = usePlanner();
  return (
    <Field label="Housing" description="Each stop can have its own.">
      <Select
        value={trip.housing.kind}
        disabled={!canEdit}
        onChange={(event) =>
          change([{ type: 'setPerson', person: { housing: { kind: event.target.value as Housing } } }])
        }
      >
        {housings.map((kind) =>
          kind === 'own' ? null : (
            <option key={kind} value={kind}>
              {housingNames[kind]}
            </option>
          ),
        )}
      </Select>
    </Field>
  );
};

const PassportFields = () => {
  const { trip, change, canEdit } = usePlanner();
  const options = useMemo(
    () =>
      passportCodes
        .map((code) => ({ value: code, label: getCountryName(code) }))
        .sort((one, other) => one.label.localeCompare(other.label, 'en')),
    [],
  );
  const set = (passports: Passport[], message: string) =>
    change([{ type: 'setPerson', person: { passports } }], message);
  const isFull = trip.passports.length >= tripLimits.passports;
  return (
    <>
      <Row $gap={2}>
        {trip.passports.map(({ code }) => (
          <ConditionChip
            key={code}
            onRemove={() =>
              set(
                trip.passports.filter((one) => one.code !== code),
                `${getCountryName(code)} removed`,
              )
            }
          >
            {getCountryName(code)}
          </ConditionChip>
        ))}
      </Row>
      {canEdit && !isFull && (
        <Field label="Add a passport">
          <Combobox
            key={trip.passports.length}
            options={options.filter(({ value }) => !trip.passports.some(({ code }) => code === value))}
            value={null}
            listLabel="Passports"
            placeholder="Brazil, Germany, …"
            onChange={(code) => code && set([...trip.passports, { code }], `${getCountryName(code)} added`)}
          />
        </Field>
      )}
      {trip.passports.map((passport) => (
        <OwnDays
          key={passport.code}
          passport={passport}
          onChange={(changed) =>
            set(
              trip.passports.map((one) => (one === passport ? changed : one)),
              'Days saved',
            )
          }
        />
      ))}
    </>
  );
};

/** Days that our data doesn't have, as the person knows them. */
const OwnDays = ({ passport, onChange }: { passport: Passport; onChange: (passport: Passport) => void }) => {
  const { check, facts } = usePlanner();
  const { code, ownDays = {} } = passport;
  const countries = [...new Set(check?.route.stops.map(({ place }) => place.countryCode))].filter(
    (country) =>
      country in ownDays || readEntry({ code }, country, facts?.entryRules[code]).kind === 'unknown',
  );
  const handleBlur = (country: string, text: string) => {
    const days = Number(text);
    const others = Object.fromEntries(Object.entries(ownDays).filter(([key]) => key !== country));
    const isValid = text.trim() !== '' && Number.isInteger(days) && days >= 0 && days <= 3660;
    onChange({ code, ownDays: isValid ? { ...others, [country]: days } : others });
  };
  return countries.map((country) => (
    <Field
      key={country}
      label={`Days in ${getCountryName(country)} with the passport of ${getCountryName(code)}`}
      description="Our data doesn’t say. Enter the days a visit may last if you know them."
      optional
    >
      <TextInput
        inputMode="numeric"
        defaultValue={ownDays[country] ?? ''}
        onBlur={(event) => handleBlur(country, event.target.value)}
      />
    </Field>
  ));
};

const LimitFields = () => {
  const { trip, change, canEdit } = usePlanner();
  const { currency } = usePrices();
  const unit = useTemperatureUnit();
  const { usdMonth, tempMonth } = trip.limits;
  const setMoney = (text: string) => {
    const usd = parseMoney(text, currency);
    const next = {
      ...(tempMonth !== undefined && { tempMonth }),
      ...(usd !== null && { usdMonth: Math.round(usd) }),
    };
    if (next.usdMonth !== usdMonth) change([{ type: 'setLimits', limits: next }], 'Limit saved');
  };
  const setTemperature = (text: string) => {
    const value = Number(text.replace('−', '-').replace(',', '.'));
    const celsius = unit === 'fahrenheit' ? toCelsius(value) : value;
    const isValid = text.trim() !== '' && Number.isFinite(celsius) && Math.abs(celsius) <= 60;
    const rounded = Math.round(celsius * 10) / 10;
    const next = { ...(usdMonth !== undefined && { usdMonth }), ...(isValid && { tempMonth: rounded }) };
    if (next.tempMonth !== tempMonth) change([{ type: 'setLimits', limits: next }], 'Limit saved');
  };
  const shownTemperature =
    tempMonth === undefined
      ? ''
      : String(unit === 'fahrenheit' ? Math.round((tempMonth * 9) / 5 + 32) : tempMonth);
  return (
    <>
      <Field label={`A month at most${currency ? ` (${currency.code})` : ', US$'}`} optional>
        <TextInput
          inputMode="decimal"
          disabled={!canEdit}
          defaultValue={usdMonth === undefined ? '' : toWholeTypedMoney(usdMonth, currency)}
          onBlur={(event) => setMoney(event.target.value)}
        />
      </Field>
      <Field label={`No month colder than, ${unit === 'fahrenheit' ? '°F' : '°C'}`} optional>
        <TextInput
          inputMode="decimal"
          disabled={!canEdit}
          defaultValue={shownTemperature}
          onBlur={(event) => setTemperature(event.target.value)}
        />
      </Field>
    </>
  );
};

/** All countries with a passport of their own. */
const countryOptions = () =>
  passportCodes
    .map((code) => ({ value: code, label: getCountryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));

const PastStayFields = () => {
  const { trip, change, canEdit } = usePlanner();
  const options = useMemo(countryOptions, []);
  const [country, setCountry] = useState<string | null>(null);
  const [entry, setEntry] = useState('');
  const [exit, setExit] = useState('');
  const [error, setError] = useState<string | null>(null);
  const set = (pastStays: typeof trip.pastStays) =>
    change([{ type: 'setPerson', person: { pastStays } }], 'Saved');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [parseDay(entry), parseDay(exit)];
    if (country === null || from === null || to === null)
      return setError('Please choose a country and both days.');
    if (to < from) return setError('You left before you arrived.');
    setError(null);
    if (!set([...trip.pastStays, { country, entry: from, exit: to }])) return;
    setCountry(null);
    setEntry('');
    setExit('');
  };
  return (
    <>
      <Small $quiet>Stays before this trip count for 90 days in 180, and for taxes.</Small>
      <Row $gap={2}>
        {trip.pastStays.map((stay, at) => (
          <ConditionChip key={at} onRemove={() => set(trip.pastStays.toSpliced(at, 1))}>
            {`${getCountryName(stay.country)}, ${toIsoDay(stay.entry)} to ${toIsoDay(stay.exit)}`}
          </ConditionChip>
        ))}
      </Row>
      {canEdit && (
        <Form onSubmit={handleSubmit} aria-label="Add an earlier stay">
          <Field label="Country" error={error}>
            <Combobox options={options} value={country} listLabel="Countries" onChange={setCountry} />
          </Field>
          <Field label="Arrived">
            <TextInput type="date" value={entry} onChange={(event) => setEntry(event.target.value)} />
          </Field>
          <Field label="Left">
            <TextInput type="date" value={exit} onChange={(event) => setExit(event.target.value)} />
          </Field>
          <Row>
            <Button type="submit" size="small">
              Add the stay
            </Button>
          </Row>
        </Form>
      )}
    </>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--s3);
`;

export default TripSettings;
