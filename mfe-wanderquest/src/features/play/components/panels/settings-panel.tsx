import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Checkbox, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { Switch } from '@wanderwork/ui/controls';
import { isSavedToAccount } from '../../model/sync-status';
import { setRunAside } from '../../model/save-game';
import { changeSettings, sensitiveSubjects, useSettings, type SensitiveSubject } from '../../model/settings';
import { createRunFile } from '../../model/saves/run-file';
import { downloadFile } from '../../model/saves/download';
import { GiveUp } from './give-up';
import { AssistSwitches } from './assist-switches';
import { type PanelProps } from './panel-props';

const subjectNames: Readonly<Record<SensitiveSubject, string>> = {
  health: 'Illness and doctors',
  crime: 'Theft and fraud',
  border: 'Border trouble',
};

/** Display settings, assists, and saving the run as a file. */
export const SettingsPanel = ({ game, onAct }: PanelProps) => {
  const { run, state } = game;
  const { still, veiled } = useSettings();
  const isSaved = isSavedToAccount(run);
  const hideSubject = (subject: SensitiveSubject, on: boolean) =>
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
        {sensitiveSubjects.map((subject) => (
          <Checkbox
            key={subject}
            checked={veiled.includes(subject)}
            onChange={({ target }) => hideSubject(subject, target.checked)}
          >
            {subjectNames[subject]}
          </Checkbox>
        ))}
        <Small $quiet>
          You still get these cards, with their choices and odds. Only the story is hidden.
        </Small>
      </Stack>
      {!state.ending && <AssistSwitches game={game} onAct={onAct} />}
      <Stack $gap={3}>
        <h3>This run</h3>
        <Row>
          <Button onClick={() => downloadFile(createRunFile(run))}>Save as a file</Button>
          {!state.ending && <GiveUp onAct={onAct} />}
          {!state.ending && isSaved && (
            <Button onClick={() => void setRunAside(run.plan.mode)}>Set it aside</Button>
          )}
        </Row>
        {!state.ending && isSaved && (
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
