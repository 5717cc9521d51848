import { Spinner, Stack } from '@wanderwork/ui';
import { type ComponentType } from 'react';
import { getCurrentEdition } from '../../../shared/editions';
import { useGate } from '../../../shared/gate';
import { type ModeInfo } from '../../../shared/modes';
import { type StartFormProps } from '../../../shared/start-form-props';
import { AccountRuns } from './account-runs';
import { CalendarStart } from './calendar-start';
import { LockedMode } from './locked-mode/locked-mode';
import { FreeStart } from './free-start';
import { OpenFile } from './open-file';

interface Props {
  info: ModeInfo;
  /** The form that sets up a run. */
  StartForm: ComponentType<StartFormProps>;
}

/** The start page of a mode that is open to the player. */
export const ModeStart = ({ info, StartForm }: Props) => {
  const gate = useGate(info.mode);
  if (gate === undefined) return <Spinner />;
  if (gate) return <LockedMode info={info} gate={gate} />;
  const edition = getCurrentEdition(info);
  const { drawnBy } = info;
  return (
    <Stack $gap={6}>
      <AccountRuns info={info} />
      {edition && drawnBy ? (
        <CalendarStart info={info} edition={edition} drawnBy={drawnBy} />
      ) : (
        <FreeStart info={info} StartForm={StartForm} />
      )}
      <OpenFile mode={info.mode} />
    </Stack>
  );
};
