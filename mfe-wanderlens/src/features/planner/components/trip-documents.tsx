import { capitalize, formatDate, formatPlaceName } from '@wanderwork/contracts';
import { Button, Checkbox, EmptyState, Field, Row, Small, Stack, Table, TextInput } from '@wanderwork/ui';
import {
  chooseEntry,
  countTaxDays,
  findThreshold,
  formatDays,
  getArea,
  SCHENGEN,
  type Entry,
  type RouteStop,
  type TripFacts,
  type Passport,
} from '@wanderwork/travel';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { getCountryName } from '../../../shared/country-name';
import { usePlanner } from './planner-context';

/** What each country asks for, days that count for taxes, a checklist, and what the plan can't know. */
const TripDocuments = () => {
  const { check, facts, trip } = usePlanner();
  if (!check || !facts || trip.stops.length === 0)
    return (
      <EmptyState title="No documents yet">
        Add a city in the list, and its entry rules appear here.
      </EmptyState>
    );
  return (
    <Stack $gap={6}>
      <EntryTable stops={check.route.stops} facts={facts} />
      <TaxTable stops={check.route.stops} />
      <Checklist />
      <Unknowable />
    </Stack>
  );
};

const documentNames: Record<Exclude<Entry['kind'], 'free' | 'days' | 'unknown'>, string> = {
  eta: 'Electronic authorization (ETA) before you travel',
  'visa on arrival': 'Visa on arrival',
  'e-visa': 'E-visa before you travel',
  'visa required': 'Visa before you travel',
  'no admission': 'No admission by the rules we have',
};

const describeEntry = ({ kind, days }: Entry, area: string): string => {
  if (kind === 'free') return 'No visa, no limit of days';
  if (area === SCHENGEN && days !== null) return `No visa, ${days} days in any 180`;
  if (kind === 'days') return `No visa, ${days === null ? 'days not known' : `${formatDays(days)} a visit`}`;
  if (kind === 'unknown') return 'Not known. Ask the embassy.';
  return documentNames[kind] + (days === null ? '' : `, ${formatDays(days)} a visit`);
};

const listAreas = (stops: readonly RouteStop[]) => {
  const areas = new Map<string, { countries: string[]; names: string[] }>();
  for (const { place } of stops) {
    const area = getArea(place.countryCode);
    const entry = areas.get(area) ?? { countries: [], names: [] };
    if (!entry.countries.includes(place.countryCode)) {
      entry.countries.push(place.countryCode);
      entry.names.push(place.country);
    }
    areas.set(area, entry);
  }
  return [...areas];
};

const getPassportText = (passport: Passport | null): string =>
  passport ? getCountryName(passport.code) : 'Add your passport';

const EntryTable = ({ stops, facts }: { stops: readonly RouteStop[]; facts: TripFacts }) => {
  const { trip } = usePlanner();
  const dates = Object.values(facts.entryRules).map(({ date }) => date);
  return (
    <Stack $gap={3}>
      <h3>Entry</h3>
      <Table caption="Entry rules" whole>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Passport</th>
            <th scope="col">What it takes</th>
          </tr>
        </thead>
        <tbody>
          {listAreas(stops).map(([area, { countries, names }]) => {
            const { passport, entry } = chooseEntry(trip.passports, countries, facts);
            return (
              <tr key={area}>
                <th scope="row">
                  {area === SCHENGEN
                    ? `Schengen: ${names.join(', ')}`
                    : capitalize(formatPlaceName(names[0]!))}
                </th>
                <td>{getPassportText(passport)}</td>
                <td>{describeEntry(entry, area)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <Small $quiet>
        {dates.length > 0 && `Entry rules as of ${formatDate(dates.toSorted()[0]!)}. `}
        With several passports, we use the best one for each place. Rules change: check with the embassy
        before you book.
      </Small>
    </Stack>
  );
};

const TaxTable = ({ stops }: { stops: readonly RouteStop[] }) => {
  const { trip } = usePlanner();
  const counts = countTaxDays(trip, stops);
  const hasUnknown = counts.some(({ hasRule }) => !hasRule);
  return (
    <Stack $gap={3}>
      <h3>Days for taxes</h3>
      <Table caption="Days in each country, in its busiest calendar year" whole>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col" data-number>
              Days
            </th>
            <th scope="col">Limit</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ countryCode, country, year, days, hasRule }) => (
            <tr key={countryCode}>
              <th scope="row">{country}</th>
              <td data-number>
                {days} in {year}
              </td>
              <td>
                {hasRule ? capitalize(findThreshold(countryCode)?.limit ?? '') : 'We don’t have its rule'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hasUnknown && (
        <Small $quiet>
          Many countries’ rules begin at 183 days. We don’t have this country’s rule in our data.
        </Small>
      )}
    </Stack>
  );
};

const Checklist = () => {
  const { trip, change, canEdit } = usePlanner();
  const [title, setTitle] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    const check = { title: title.trim(), done: false };
    if (change([{ type: 'check', id: crypto.randomUUID(), check, before: null }], `${check.title} added`))
      setTitle('');
  };
  return (
    <Stack $gap={3}>
      <h3>Checklist</h3>
      {trip.checks.length > 0 && (
        <List>
          {trip.checks.map(({ id, ...check }) => (
            <li key={id}>
              <Checkbox
                checked={check.done}
                disabled={!canEdit}
                onChange={({ target: { checked } }) =>
                  change([{ type: 'check', id, check: { ...check, done: checked }, before: null }])
                }
              >
                {check.title}
              </Checkbox>
              {canEdit && (
                <button
                  type="button"
                  className="link-button"
                  aria-label={`Remove ${check.title}`}
                  onClick={() => change([{ type: 'check', id, check: null, before: null }], 'Removed')}
                >
                  Remove
                </button>
              )}
            </li>
          ))}
        </List>
      )}
      {canEdit && (
        <form onSubmit={handleSubmit} aria-label="Add to the checklist">
          <AddRow>
            <Field label="Add to the checklist">
              <TextInput
                value={title}
                maxLength={80}
                placeholder="Renew my passport"
                onChange={(event) => setTitle(event.target.value)}
              />
            </Field>
            <Row>
              <Button type="submit">Add</Button>
            </Row>
          </AddRow>
        </form>
      )}
    </Stack>
  );
};

const Unknowable = () => (
  <Stack $gap={3}>
    <h3>What this plan can’t know</h3>
    <Known>
      <li>Travel prices: we show what you type, and never make one up.</li>
      <li>Timetables and seats, or whether a connection exists at all.</li>
      <li>Hotels and apartments that are free in your dates.</li>
      <li>Public holidays, strikes and closed borders.</li>
      <li>Your tax situation beyond counted days.</li>
    </Known>
  </Stack>
);

const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: var(--s3);
    align-items: baseline;
    justify-content: space-between;
    border-bottom: 1px solid var(--line);
    font-size: var(--f-sm);
  }
`;

const AddRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  gap: var(--s3);
  align-items: end;
  justify-content: start;
`;

const Known = styled.ul`
  padding-inline-start: 1.2em;
  list-style: disc;
  color: var(--ink-2);
`;

export default TripDocuments;
