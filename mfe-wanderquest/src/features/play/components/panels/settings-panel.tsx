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
  border: 'Border trouble',
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
        description="The map jumps instead of gliding."
      >
        Turn off map animation
      </Switch>
      <Stack as="fieldset" $gap={2}>
        <legend>Hide the story of cards about</legend>
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
          You still get these cards, with their choices and odds. Only the story is hidden.
        </Small>
      </Stack>
      {!state.ending && <HelpSwitches game={game} onAct={onAct} />}
      <Stack $gap={3}>
        <h3>This run</h3>
        <Row>
          <Button onClick={() => offerFile(fileOf(run))}>Save as a file</Button>
          {!state.ending && <GiveUp onAct={onAct} />}
          {!state.ending && filed && <Button onClick={() => void letGo(run.plan.mode)}>Set it aside</Button>}
        </Row>
        {!state.ending && filed && (
          <Small $quiet>
            A run you set aside stays in your account. You can continue it from this mode’s start page.
          </Small>
        )}
        {run.account && (
          <p>
            <TextLink as={AppLink} to={paths.web.quest('runs')}>
              All your runs
            </TextLink>
          </p>
        )}
        <Small $quiet>You can load the file again from this mode’s start page, on any device.</Small>
      </Stack>
    </Stack>
  );
};
