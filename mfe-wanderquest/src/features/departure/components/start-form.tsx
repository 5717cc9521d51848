import { getCity, findCityIndex, type Assist } from '@wanderwork/quest-engine';
import { Button, Lead, media, Small, Stack } from '@wanderwork/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useEarnedIds } from '../../../shared/passport/use-earned-ids';
import { type StartFormProps } from '../../../shared/start-form-props';
import { createDefaultSetup, applyChoice, type Question } from '../model/choices';
import { AssistChoices } from './assist-choices';
import { modeIntroductions } from '../model/mode-introductions';
import { FirstWeekChoices } from './first-week-choices';
import { Questions } from './questions';
import { Summary } from './summary';

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
