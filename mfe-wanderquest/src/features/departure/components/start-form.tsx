import {
  getCity,
  findCityIndex,
  type Assist,
  cities,
  unlocks,
  assists,
  assistLabels,
  type Mode,
} from '@wanderwork/quest-engine';
import { Button, Lead, media, Small, Stack, Field, Select, Checkbox } from '@wanderwork/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useEarnedIds } from '../../../shared/passport/use-earned-ids';
import { type StartFormProps, type RunSetup } from '../../../shared/start-form-props';
import { createDefaultSetup, applyChoice, type Question } from '../model/choices';
import { Questions } from './questions';
import { Summary } from './summary';
import { QuestionFold } from './question-fold';

/** The form that starts a run. The defaults make a good run, so one click is enough. */
export const StartForm = ({ info, busy, error: error, onStart: onStart }: StartFormProps) => {
  const earned = useEarnedIds();
  const [setup, setSetup] = useState(() => createDefaultSetup(info.mode));
  const [help, setHelp] = useState<readonly Assist[]>([]);
  const choose = (question: Question, id: string) =>
    setSetup((now) => applyChoice(now, question, id, earned));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart(setup, help);
  };
  const Choices = info.mode === 'first_week' ? FirstWeekChoices : Questions;
  return (
    <Form onSubmit={submit}>
      <Lead>{modeIntroductions[info.mode]}</Lead>
      <div>
        <Choices setup={setup} earned={earned} onChoose={choose} />
        <AssistChoices chosen={help} onChange={setHelp} />
      </div>
      <Sheet>
        <Summary setup={setup} help={help} />
        {error}
        <div>
          <Button type="submit" variant="red" busy={busy} busyLabel="Starting...">
            Start in {getCity(findCityIndex(setup.home)).name}
          </Button>
        </div>
        <Small $quiet>Costs, weather, download speeds and entry rules come from WanderLens.</Small>
      </Sheet>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5) var(--s7);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;

    > p {
      grid-column: 1 / -1;
    }
  }
`;

/** Beside the questions on wide screens, and sticky there. */
const Sheet = styled(Stack).attrs({ $gap: 4 })`
  padding: var(--s5);
  border: 1px solid var(--ink);
  background: var(--sheet);

  ${media.desktop} {
    position: sticky;
    inset-block-start: 96px;
  }
`;

const byName = [...cities].sort((a, b) => a.name.localeCompare(b.name, 'en'));
const passports = unlocks.filter(({ kind }) => kind === 'passport');

interface FirstWeekChoicesProps {
  setup: RunSetup;
  onChoose: (question: Question, id: string) => void;
}

/** First Week may start in any city, with any passport. */
const FirstWeekChoices = ({ setup, onChoose }: FirstWeekChoicesProps) => (
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

const about =
  'A run with assists isn’t ranked, even if you switch them off later. Stamps and achievements still count. You can switch assists on at any time in Settings.';

interface AssistChoicesProps {
  chosen: readonly Assist[];
  onChange: (chosen: readonly Assist[]) => void;
}

/** The assists to start with, and what they mean for the ranking. */
const AssistChoices = ({ chosen, onChange }: AssistChoicesProps) => {
  const change = (assist: Assist, on: boolean) =>
    onChange(assists.filter((one) => (one === assist ? on : chosen.includes(one))));
  return (
    <QuestionFold name="Assists" answer={formatAnswer(chosen)} about={about}>
      <Stack role="group" aria-label="Assists" $gap={2}>
        {assists.map((assist) => (
          <Checkbox
            key={assist}
            checked={chosen.includes(assist)}
            onChange={({ target }) => change(assist, target.checked)}
          >
            <Name>{assistLabels[assist].name}.</Name> {assistLabels[assist].text}
          </Checkbox>
        ))}
      </Stack>
    </QuestionFold>
  );
};

const formatAnswer = (chosen: readonly Assist[]): string =>
  chosen.length === 0 ? 'No assists' : chosen.map((one) => assistLabels[one].name).join(', ');

const Name = styled.span`
  font-weight: 600;
`;

/** The introduction of each mode. Daily and weekly modes write their own. */
const modeIntroductions: Readonly<Record<Mode, string>> = {
  first_week:
    'Seven days in a real city, with one client and $3,000. Each morning teaches you one more thing to do. Nothing is timed, and you can’t lose anything by trying.',
  daily_dash: '',
  weekly_route: '',
  grand_tour:
    '180 days. Once around the world, east or west, and home again before you run out of days, money or steam.',
  slow_year: 'A year in just a few places. Stay long enough to be missed.',
  free_roam: 'A year, and no goal but your own. Money isn’t the question this time.',
};
