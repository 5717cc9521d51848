import { assists, assistLabels, type Assist } from '@wanderwork/quest-engine';
import { Checkbox, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { QuestionFold } from './question-fold';

const about =
  'A run with assists isn’t ranked, even if you switch them off later. Stamps and achievements still count. You can switch assists on at any time in Settings.';

interface Props {
  chosen: readonly Assist[];
  onChange: (chosen: readonly Assist[]) => void;
}

/** The assists to start with, and what they mean for the ranking. */
export const AssistChoices = ({ chosen, onChange }: Props) => {
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
