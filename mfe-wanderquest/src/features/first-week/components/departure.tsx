import { cities, cityAt, cityIndex, passports } from '@wanderwork/quest-engine';
import { PageHeading } from '@wanderwork/platform';
import { Button, Field, Lead, Select, Small, Stack } from '@wanderwork/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';

const passportNames: Readonly<Record<(typeof passports)[number], string>> = {
  de: 'Germany',
  us: 'United States',
  br: 'Brazil',
  in: 'India',
  ph: 'Philippines',
};

const byName = [...cities].sort((a, b) => a.name.localeCompare(b.name, 'en'));

interface Props {
  onStart: (home: number, passport: number) => void;
}

/** Where the week begins, and with which passport. */
export const Departure = ({ onStart }: Props) => {
  const [home, setHome] = useState(cityIndex('lisbon'));
  const [passport, setPassport] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart(home, passport);
  };
  return (
    <Form onSubmit={submit}>
      <PageHeading>First Week</PageHeading>
      <Lead>
        Seven days in a city of the table, with one client and $3,000. Each morning brings one thing more that
        you can do. Nothing here is timed, and nothing is lost by trying.
      </Lead>
      <Field label="Begin in">
        <Select value={home} onChange={(event) => setHome(Number(event.target.value))}>
          {byName.map(({ index, name, country }) => (
            <option key={index} value={index}>
              {name}, {country}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="With a passport of">
        <Select value={passport} onChange={(event) => setPassport(Number(event.target.value))}>
          {passports.map((code, index) => (
            <option key={code} value={index}>
              {passportNames[code]}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="red">
        Begin in {cityAt(home).name}
      </Button>
      <Small>
        Costs, weather, connections and entry rules are those of WanderLens. The week is kept in this browser
        only.
      </Small>
    </Form>
  );
};

const Form = styled(Stack).attrs({ as: 'form', $gap: 4 })`
  max-width: 560px;
  justify-items: start;

  > label,
  > div {
    width: 100%;
  }
`;
