import { assists, assistLabels, hasAssist } from '@wanderwork/quest-engine';
import { Small, Stack } from '@wanderwork/ui';
import { Switch } from '@wanderwork/ui/controls';
import { type PanelProps } from './panel-props';

/** Assists make the run easier. They can be switched at any time. */
export const AssistSwitches = ({ game: { state }, onAct }: PanelProps) => (
  <Stack $gap={3} role="group" aria-labelledby="help-title">
    <h3 id="help-title">Assists</h3>
    <Small $quiet>
      {state.assisted
        ? 'You used an assist in this run, so it isn’t ranked. Stamps and achievements still count.'
        : 'A run with assists isn’t ranked, even if you switch them off later. Stamps and achievements still count.'}
    </Small>
    {assists.map((assist) => (
      <Switch
        key={assist}
        checked={hasAssist(state, assist)}
        onCheckedChange={(on) => onAct({ type: 'assist', assist, on })}
        description={assistLabels[assist].text}
      >
        {assistLabels[assist].name}
      </Switch>
    ))}
  </Stack>
);
