import { paths } from '@wanderwork/contracts';
import { AppLink, showSubscriptionPanel } from '@wanderwork/platform';
import { Button, ButtonLink, Lead, Row, Spinner, Stack } from '@wanderwork/ui';
import { type ComponentType } from 'react';
import { editionOf } from '../../../shared/editions';
import { useGate } from '../../../shared/gate';
import { playersWords, type ModeInfo } from '../../../shared/modes';
import { type SettingOutProps } from '../../../shared/setting-out';
import { AccountRuns } from './account-runs';
import { CalendarDeparture } from './calendar-departure';
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

const Closed = ({ info, gate }: { info: ModeInfo; gate: 'sign-in' | 'upgrade' }) => (
  <Stack $gap={4}>
    <Lead>
      {info.name} is open to {playersWords[info.players]}: {info.length.toLowerCase()}. {info.about}. First
      Week is open to everyone.
    </Lead>
    <Row>
      {gate === 'upgrade' ? (
        <Button variant="red" onClick={() => showSubscriptionPanel()}>
          Upgrade to Play
        </Button>
      ) : (
        <ButtonLink as={AppLink} variant="red" to={paths.web.login(paths.web.quest(info.slug))}>
          Log In
        </ButtonLink>
      )}
      <ButtonLink as={AppLink} to={paths.web.firstWeek()}>
        Play the first week
      </ButtonLink>
    </Row>
    <AccountRuns info={info} />
    <OpenFile mode={info.mode} />
  </Stack>
);
