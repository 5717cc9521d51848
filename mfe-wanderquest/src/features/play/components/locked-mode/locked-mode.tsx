import { paths } from '@wanderwork/contracts';
import { AppLink, showSubscriptionPanel } from '@wanderwork/platform';
import { getCity, findCityIndex } from '@wanderwork/quest-engine';
import { Button, ButtonLink, Columns, Lead, Row, Stack } from '@wanderwork/ui';
import { getCurrentEdition } from '../../../../shared/editions';
import { playerLabels, type ModeInfo } from '../../../../shared/modes';
import { getExampleRoute } from '../../model/locked-mode/example-routes';
import { createEditionPlan } from '../../model/edition-plan';
import { describeWinCondition } from '../../model/win-condition';
import { AccountRuns } from '../account-runs';
import { OpenFile } from '../open-file';
import { Price } from './price';
import { RoutePicture } from './route-picture';
import { PlayNow } from './play-now';

interface Props {
  info: ModeInfo;
  gate: 'sign-in' | 'upgrade';
}

/** A mode the visitor cannot play yet: what it is, how to unlock it, and what to play meanwhile. */
export const LockedMode = ({ info, gate }: Props) => (
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
      <RoutePreview info={info} />
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

/** A map of today's or this week's start city, or an example route. */
const RoutePreview = ({ info }: { info: ModeInfo }) => {
  const edition = getCurrentEdition(info);
  if (!edition) return <RoutePicture route={getExampleRoute(info.mode)} caption="An example route:" />;
  const home = findCityIndex(createEditionPlan(info, edition).home);
  const when = info.drawnBy === 'day' ? 'Today' : 'This week';
  return <RoutePicture route={[home]} caption={`${when} everyone starts in ${getCity(home).name}.`} />;
};
