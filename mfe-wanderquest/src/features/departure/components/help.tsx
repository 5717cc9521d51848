import { assists, assistWords, type Assist } from '@wanderwork/quest-engine';
import { Checkbox, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { Fold } from './fold';

const about =
  'A run with help is unranked: it stands on no board, also when the help is switched off again. Stamps and achievements count all the same. Help can be switched on at any time, under Settings.';

interface Props {
  chosen: readonly Assist[];
  onChange: (chosen: readonly Assist[]) => void;
}

/** What makes a run gentler, and what that means. */
export const Help = ({ chosen, onChange }: Props) => {
  const change = (assist: Assist, on: boolean) =>
    onChange(assists.filter((one) => (one === assist ? on : chosen.includes(one))));
  return (
    <Fold name="Help" answer={answerOf(chosen)} about={about}>
      <Stack role="group" aria-label="Help" $gap={2}>
        {assists.map((assist) => (
          <Checkbox
            key={assist}
            checked={chosen.includes(assist)}
            onChange={({ target }) => change(assist, target.checked)}
          >
            <Name>{assistWords[assist].name}.</Name> {assistWords[assist].text}
          </Checkbox>
        ))}
      </Stack>
    </Fold>
  );
};

const answerOf = (chosen: readonly Assist[]): string =>
  chosen.length === 0 ? 'Nothing is made easier' : chosen.map((one) => assistWords[one].name).join(', ');

const Name = styled.span`
  font-weight: 600;
`;
