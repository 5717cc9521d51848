import { assists, assistWords, hasAssist } from '@wanderwork/quest-engine';
import { Small, Stack } from '@wanderwork/ui';
import { Switch } from '@wanderwork/ui/controls';
import { type PanelProps } from './panel-props';

/** What makes the run gentler, at any time, and what that means. */
export const HelpSwitches = ({ game: { state }, onAct }: PanelProps) => (
  <Stack $gap={3} role="group" aria-labelledby="help-title">
    <h3 id="help-title">Help</h3>
    <Small $quiet>
      {state.assisted
        ? 'Help was on in this run, so it is unranked. Stamps and achievements count all the same.'
        : 'A run with help is unranked: it stands on no board, also when the help is switched off again. Stamps and achievements count all the same.'}
    </Small>
    {assists.map((assist) => (
      <Switch
        key={assist}
        checked={hasAssist(state, assist)}
        onCheckedChange={(on) => onAct({ type: 'assist', assist, on })}
        description={assistWords[assist].text}
      >
        {assistWords[assist].name}
      </Switch>
    ))}
  </Stack>
);
