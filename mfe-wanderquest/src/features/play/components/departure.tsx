import {
  cities,
  cityAt,
  cityIndex,
  difficulties,
  passports,
  type Difficulty,
} from '@wanderwork/quest-engine';
import { Button, Field, Lead, Select, Small, Stack } from '@wanderwork/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { type ModeInfo } from '../../../shared/modes';
import { beginGame } from '../model/game';
import { freshSeeds } from '../model/origin';
import { passportName } from '../model/words/place-words';

const byName = [...cities].sort((a, b) => a.name.localeCompare(b.name, 'en'));

const difficultyNames: Readonly<Record<Difficulty, string>> = {
  gap_month: 'Gap Month: more money, kinder borders',
  standard: 'Standard',
  hard: 'Hard: 10 cities, 4 continents, 2 wishes',
  extreme: 'Extreme: 12 cities, 5 continents, 2 wishes',
};

/** Where a run begins, with which passport, and how hard. */
export const Departure = ({ info }: { info: ModeInfo }) => {
  const [home, setHome] = useState(cityIndex('lisbon'));
  const [passport, setPassport] = useState(0);
  const [difficulty, setDifficulty] = useState<Difficulty>('standard');
  const teaches = info.mode === 'first_week';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const plan = {
      mode: info.mode,
      difficulty: teaches ? 'gap_month' : difficulty,
      departure: 0,
      profession: 'developer',
      home: cityAt(home).id,
      passport: passports[passport]!,
      ...freshSeeds(),
    } as const;
    beginGame(plan, null);
  };
  return (
    <Form onSubmit={submit}>
      <Lead>{leads[info.mode]}</Lead>
      <Field label="Begin in">
        <Select value={home} onChange={({ target }) => setHome(Number(target.value))}>
          {byName.map(({ index, name, country }) => (
            <option key={index} value={index}>
              {name}, {country}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="With a passport of">
        <Select value={passport} onChange={({ target }) => setPassport(Number(target.value))}>
          {passports.map((code, index) => (
            <option key={code} value={index}>
              {passportName(index)}
            </option>
          ))}
        </Select>
      </Field>
      {!teaches && (
        <Field label="How hard">
          <Select value={difficulty} onChange={({ target }) => setDifficulty(target.value as Difficulty)}>
            {difficulties.map((one) => (
              <option key={one} value={one}>
                {difficultyNames[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Button type="submit" variant="red">
        Begin in {cityAt(home).name}
      </Button>
      <Small $quiet>
        Costs, weather, connections and entry rules are those of WanderLens. The run is kept in this browser.
      </Small>
    </Form>
  );
};

const leads: Readonly<Record<ModeInfo['mode'], string>> = {
  first_week:
    'Seven days in a city of the table, with one client and $3,000. Each morning brings one thing more that you can do. Nothing here is timed, and nothing is lost by trying.',
  daily_dash: '',
  weekly_route: '',
  grand_tour:
    'A hundred and eighty days. Once round the world, eastward or westward, over eight cities and three continents, with a wish fulfilled, and home again before the days, the money or you run out.',
  slow_year: 'A year in few places. Stay long enough to be missed.',
  free_roam: 'A year and no goal but your own. Money is not the question this time.',
};

const Form = styled(Stack).attrs({ as: 'form', $gap: 4 })`
  max-width: 560px;
  justify-items: start;

  > label,
  > div {
    width: 100%;
  }
`;
