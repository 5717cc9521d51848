import { cities, unlocks } from '@wanderwork/quest-engine';
import { Field, Select, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { type RunSetup } from '../../../shared/start-form-props';
import { type Question } from '../model/choices';

const byName = [...cities].sort((a, b) => a.name.localeCompare(b.name, 'en'));
const passports = unlocks.filter(({ kind }) => kind === 'passport');

interface Props {
  setup: RunSetup;
  onChoose: (question: Question, id: string) => void;
}

/** First Week may start in any city, with any passport. */
export const FirstWeekChoices = ({ setup, onChoose }: Props) => (
  <ChoiceColumns>
    <Field label="Start in">
      <Select value={setup.home} onChange={({ target }) => onChoose('home', target.value)}>
        {byName.map(({ id, name, country }) => (
          <option key={id} value={id}>
            {name}, {country}
          </option>
        ))}
      </Select>
    </Field>
    <Field label="Passport">
      <Select value={setup.passport} onChange={({ target }) => onChoose('passport', target.value)}>
        {passports.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  </ChoiceColumns>
);

const ChoiceColumns = styled(Stack).attrs({ $gap: 4 })`
  margin-block-end: var(--s5);
`;
