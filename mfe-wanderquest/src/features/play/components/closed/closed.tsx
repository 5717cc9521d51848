import { paths } from '@wanderwork/contracts';
import { AppLink, showSubscriptionPanel } from '@wanderwork/platform';
import { cityAt, cityIndex } from '@wanderwork/quest-engine';
import { Button, ButtonLink, Columns, Lead, Row, Stack } from '@wanderwork/ui';
import { editionOf } from '../../../../shared/editions';
import { playersWords, type ModeInfo } from '../../../../shared/modes';
import { exampleWay } from '../../model/closed/example-ways';
import { planOf } from '../../model/edition';
import { whatWins } from '../../model/what-wins';
import { AccountRuns } from '../account-runs';
import { OpenFile } from '../open-file';
import { Price } from './price';
import { WayPicture } from './way-picture';
import { PlayNow } from './play-now';

interface Props {
  info: ModeInfo;
  gate: 'sign-in' | 'upgrade';
}

/** A mode that is not open to whoever looks at it: what it is, what opens it, and what can be played at once. */
export const Closed = ({ info, gate }: Props) => (
  <Stack $gap={6}>
    <Columns $side={480}>
      <Stack $gap={4}>
        <Lead>
          {info.name} is open to {playersWords[info.players]}. {info.description}
        </Lead>
        <p>{whatWins(info.mode)}</p>
        {gate === 'upgrade' && <Price />}
        <Row>
          <WayIn info={info} gate={gate} />
        </Row>
      </Stack>
      <Picture info={info} />
    </Columns>
    <PlayNow gate={gate} />
    <AccountRuns info={info} />
    <OpenFile mode={info.mode} />
  </Stack>
);

const WayIn = ({ info, gate }: Props) =>
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

/** The start that everybody has now, or a way that one could go. */
const Picture = ({ info }: { info: ModeInfo }) => {
  const edition = editionOf(info);
  if (!edition) return <WayPicture way={exampleWay(info.mode)} caption="An example route:" />;
  const home = cityIndex(planOf(info, edition).home);
  const when = info.drawnBy === 'day' ? 'Today' : 'This week';
  return <WayPicture way={[home]} caption={`${when} everyone starts in ${cityAt(home).name}.`} />;
};
