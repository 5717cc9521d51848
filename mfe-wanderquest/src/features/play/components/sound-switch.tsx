import { Button } from '@wanderwork/ui';
import { changeSettings, useSettings } from '../model/settings';
import { getGame, usePlayState } from '../model/play-state';

/** Sound is off by default. The choice is remembered. */
export const SoundSwitch = () => {
  const sounds = usePlayState((playState) => getGame(playState) !== null);
  const sound = useSettings((settings) => settings.sound);
  return sounds ? (
    <Button size="small" aria-pressed={sound} onClick={() => changeSettings({ sound: !sound })}>
      Sound: {sound ? 'on' : 'off'}
    </Button>
  ) : null;
};
