import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Checkbox, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { Switch } from '@wanderwork/ui/controls';
import { isFiled } from '../../model/account';
import { letGo } from '../../model/keep';
import { changeSettings, subjects, useSettings, type Subject } from '../../model/settings';
import { fileOf } from '../../model/saves/file';
import { offerFile } from '../../model/saves/offer-file';
import { GiveUp } from './give-up';
import { HelpSwitches } from './help-switches';
import { type PanelProps } from './panel-props';

const subjectNames: Readonly<Record<Subject, string>> = {
  health: 'Illness and doctors',
  crime: 'Theft and fraud',
  border: 'Trouble at borders',
};

/** How the game is shown, and the run as a file. */
export const SettingsPanel = ({ game, onAct }: PanelProps) => {
  const { run, state } = game;
  const { still, veiled } = useSettings();
  const filed = isFiled(run);
  const veil = (subject: Subject, on: boolean) =>
    changeSettings({ veiled: on ? [...veiled, subject] : veiled.filter((one) => one !== subject) });
  return (
    <Stack $gap={5}>
      <h2>Settings</h2>
      <Switch
        checked={still}
        onCheckedChange={(on) => changeSettings({ still: on })}
        description="It jumps instead."
      >
        Keep the map from gliding
      </Switch>
      <Stack as="fieldset" $gap={2}>
        <legend>Leave out the story of cards about</legend>
        {subjects.map((subject) => (
          <Checkbox
            key={subject}
            checked={veiled.includes(subject)}
            onChange={({ target }) => veil(subject, target.checked)}
          >
            {subjectNames[subject]}
          </Checkbox>
        ))}
        <Small $quiet>
          The cards come all the same, with their choices and odds; the rules stay those of everybody.
        </Small>
      </Stack>
      {!state.ending && <HelpSwitches game={game} onAct={onAct} />}
      <Stack $gap={3}>
        <h3>This run</h3>
        <Row>
          <Button onClick={() => offerFile(fileOf(run))}>Save as a file</Button>
          {!state.ending && <GiveUp onAct={onAct} />}
          {!state.ending && filed && <Button onClick={() => void letGo(run.plan.mode)}>Put it aside</Button>}
        </Row>
        {!state.ending && filed && (
          <Small $quiet>A run that is put aside stays in your account, and goes on where a run begins.</Small>
        )}
        {run.account && (
          <p>
            <TextLink as={AppLink} to={paths.web.quest('runs')}>
              All runs of your account
            </TextLink>
          </p>
        )}
        <Small $quiet>A file can be opened again where a run begins, also on another device.</Small>
      </Stack>
    </Stack>
  );
};
