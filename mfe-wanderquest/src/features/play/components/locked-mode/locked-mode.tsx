import { paths } from '@wanderwork/contracts';
import { AppLink, showSubscriptionPanel, useSession } from '@wanderwork/platform';
import { findCityIndex, type Mode } from '@wanderwork/quest-engine';
import { Button, ButtonLink, Columns, Lead, Row, Stack, Grid } from '@wanderwork/ui';
import styled from 'styled-components';
import { playerLabels, type ModeInfo, getModeInfo } from '../../../../shared/modes';
import { describeWinCondition } from '../../model/edition-plan';
import { AccountRuns } from '../account-runs';
import { OpenFile } from '../open-file';
import { Price } from './price';
import { RoutePicture } from './route-picture';

interface Props {
  info: ModeInfo;
  gate: 'sign-in' | 'upgrade';
}

/** A mode the visitor cannot play yet: what it is, how to unlock it, and what to play meanwhile. */
const LockedMode = ({ info, gate }: Props) => (
  <Stack $gap={6}>
    <Columns $side={480}>
      <Stack $gap={4}>
        <Lead>
          {info.name} is open to {playerLabels[info.players]}. {info.description}
        </Lead>
        <p>{describeWinCondition(info.mode)}</p>
        {gate === 'upgrade' && <Price />}
        <Row>
          <UnlockButtons info={info} gate={gate} />
        </Row>
      </Stack>
      <RoutePicture route={getExampleRoute(info.mode)} />
    </Columns>
    <PlayNow gate={gate} />
    <AccountRuns info={info} />
    <OpenFile mode={info.mode} />
  </Stack>
);

const UnlockButtons = ({ info, gate }: Props) =>
  gate === 'upgrade' ? (
    <Button variant="red" onClick={() => showSubscriptionPanel()}>
      Upgrade to Play
    </Button>
  ) : (
    <>
      <ButtonLink as={AppLink} variant="red" to={paths.web.login(paths.web.quest(info.slug))}>
        Log In
      </ButtonLink>
      <ButtonLink as={AppLink} to={paths.web.register()}>
        Create a free account
      </ButtonLink>
    </>
  );

interface PlayNowProps {
  gate: 'sign-in' | 'upgrade';
}

/** The modes the visitor can play now. */
const PlayNow = ({ gate }: PlayNowProps) => {
  const signedIn = useSession((session) => session.isAuthenticated);
  return (
    <Stack as="section" $gap={4} aria-labelledby="play-now-title">
      <h2 id="play-now-title">What you can play now</h2>
      <Grid as="ul" role="list" $min={300} $gap={4}>
        <PlayableMode info={getModeInfo('first_week')} label="Play the first week" />
        {gate === 'upgrade' && (
          <PlayableMode
            info={getModeInfo('daily_dash')}
            label={signedIn ? 'Play today’s dash' : 'Log In to play today’s dash'}
            login={!signedIn}
          />
        )}
      </Grid>
    </Stack>
  );
};

interface PlayableModeProps {
  info: ModeInfo;
  label: string;
  login?: boolean;
}

const PlayableMode = ({ info: { name, length, about, slug }, label, login = false }: PlayableModeProps) => (
  <Card>
    <div>
      <h3>{name}</h3>
      <p>
        {length}. {about}.
      </p>
    </div>
    <ButtonLink as={AppLink} to={login ? paths.web.login(paths.web.quest(slug)) : paths.web.quest(slug)}>
      {label}
    </ButtonLink>
  </Card>
);

const Card = styled.li`
  display: grid;
  gap: var(--s4);
  align-content: space-between;
  justify-items: start;
  padding: var(--s4) var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
  list-style: none;

  h3 {
    font-size: var(--f-lg);
  }
`;

/** An example route per mode, home first and last. Where a daily or weekly run starts, only its players learn. */
const exampleRoutes: Readonly<Partial<Record<Mode, readonly string[]>>> = {
  daily_dash: ['lisbon', 'marrakesh', 'istanbul', 'tbilisi', 'lisbon'],
  weekly_route: ['mexico-city', 'medellin', 'lisbon', 'marrakesh', 'istanbul', 'tbilisi', 'mexico-city'],
  grand_tour: [
    'lisbon',
    'istanbul',
    'tbilisi',
    'chiang-mai',
    'tokyo',
    'honolulu',
    'mexico-city',
    'medellin',
    'lisbon',
  ],
  slow_year: ['lisbon', 'tbilisi', 'chiang-mai', 'cape-town'],
  free_roam: ['lisbon', 'marrakesh', 'cape-town', 'denpasar', 'da-nang', 'fukuoka', 'sydney', 'buenos-aires'],
};

/** City indices of a mode's example route. */
const getExampleRoute = (mode: Mode): readonly number[] =>
  (exampleRoutes[mode] ?? []).map(findCityIndex).filter((index) => index >= 0);

export default LockedMode;
