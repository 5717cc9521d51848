import { type ComponentType } from 'react';
import { type ModeInfo } from '../../../shared/modes';
import { type StartFormProps } from '../../../shared/start-form-props';
import { createSeeds } from '../model/create-run';
import { StartFailureBanner } from './start-failure-banner';
import { useStartRun } from './use-start-run';

interface Props {
  info: ModeInfo;
  StartForm: ComponentType<StartFormProps>;
}

/** The start page of a mode whose runs have their own seeds. */
export const FreeStart = ({ info, StartForm }: Props) => {
  const { busy, failure, begin } = useStartRun();
  return (
    <StartForm
      info={info}
      busy={busy}
      error={failure && <StartFailureBanner failure={failure} />}
      onStart={(setup, help) => begin({ plan: { ...setup, ...createSeeds() }, edition: null, help })}
    />
  );
};
