import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Checkbox, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { Switch } from '@wanderwork/ui/controls';
import { assists, assistLabels, hasAssist } from '@wanderwork/quest-engine';
import { useEffect, useRef, useState } from 'react';
import { dispatch } from '../../api/play-runner';
import { isBetweenWeeks, isSavedToAccount } from '../../model/play-state';
import { changeSettings, sensitiveSubjects, useSettings, type SensitiveSubject } from '../../model/settings';
import { createRunFile, downloadFile } from '../../model/saves/run-file';
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
      {!state.ending && !isBetweenWeeks(state) && <AssistSwitches game={game} onAct={onAct} />}
      <Stack $gap={3}>
        <h3>This run</h3>
        <Row>
          <Button onClick={() => downloadFile(createRunFile(run))}>Save as a file</Button>
          {!state.ending && <GiveUp onAct={onAct} />}
          {!state.ending && isSaved && (
            <Button onClick={() => dispatch({ type: 'setAside' })}>Set it aside</Button>
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

/** Assists make the run easier. They can be switched at any time. */
const AssistSwitches = ({ game: { state }, onAct }: PanelProps) => (
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

/** Ends the run, after a confirmation. */
const GiveUp = ({ onAct }: Pick<PanelProps, 'onAct'>) => {
  const [isConfirming, setIsConfirming] = useState(false);
  const stayButton = useRef<HTMLButtonElement>(null);
  const quitButton = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (isConfirming) stayButton.current?.focus();
    else if (wasConfirming.current) quitButton.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  if (!isConfirming)
    return (
      <Button ref={quitButton} onClick={() => setIsConfirming(true)}>
        Go home early
      </Button>
    );
  return (
    <Row role="group" aria-label="Go home early?">
      <span>The run ends here and counts as it is.</span>
      <Button ref={stayButton} onClick={() => setIsConfirming(false)}>
        Stay
      </Button>
      <Button variant="ink" onClick={() => onAct({ type: 'quit' })}>
        Go home now
      </Button>
    </Row>
  );
};
