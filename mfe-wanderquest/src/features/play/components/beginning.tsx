import { Spinner, Stack } from '@wanderwork/ui';
import { type ComponentType } from 'react';
import { editionOf } from '../../../shared/editions';
import { useGate } from '../../../shared/gate';
import { type ModeInfo } from '../../../shared/modes';
import { type SettingOutProps } from '../../../shared/setting-out';
import { AccountRuns } from './account-runs';
import { CalendarDeparture } from './calendar-departure';
import { Closed } from './closed/closed';
import { Departure } from './departure';
import { OpenFile } from './open-file';

interface Props {
  info: ModeInfo;
  /** The screen on which a run is made up. */
  SettingOut: ComponentType<SettingOutProps>;
}

/** Where a run begins, for those to whom the mode is open. */
export const Beginning = ({ info, SettingOut }: Props) => {
  const gate = useGate(info.mode);
  if (gate === undefined) return <Spinner />;
  if (gate) return <Closed info={info} gate={gate} />;
  const edition = editionOf(info);
  const { drawnBy } = info;
  return (
    <Stack $gap={6}>
      <AccountRuns info={info} />
      {edition && drawnBy ? (
        <CalendarDeparture info={info} edition={edition} drawnBy={drawnBy} />
      ) : (
        <Departure info={info} SettingOut={SettingOut} />
      )}
      <OpenFile mode={info.mode} />
    </Stack>
  );
};
