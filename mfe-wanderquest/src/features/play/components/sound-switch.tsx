import { Button } from '@wanderwork/ui';
import { changeSettings, useSettings } from '../model/settings';

/** Off until somebody wants it; what was chosen is remembered. */
export const SoundSwitch = () => {
  const sound = useSettings((settings) => settings.sound);
  return (
    <Button size="small" aria-pressed={sound} onClick={() => changeSettings({ sound: !sound })}>
      Sound: {sound ? 'on' : 'off'}
    </Button>
  );
};
