import { errorCodes, paths } from '@wanderwork/contracts';
import { AppLink, showSubscriptionPanel } from '@wanderwork/platform';
import { Banner, Button, ButtonLink } from '@wanderwork/ui';
import { type Unbegun } from '../api/set-out';

interface Props {
  unbegun: Unbegun;
  /** Where the run can be played all the same, on no board. */
  onUnranked?: () => void;
}

/** Why there is no run, and what can be done. */
export const NotBegun = ({ unbegun: { code, why }, onUnranked }: Props) => (
  <Banner
    tone="warn"
    role="alert"
    title="The run didn’t start."
    actions={<WayOut {...{ code, onUnranked }} />}
  >
    {why}
  </Banner>
);

const unrankedInstead: readonly string[] = [errorCodes.questAttemptUsed, errorCodes.questDayClosed];

const WayOut = ({ code, onUnranked }: { code: string; onUnranked: (() => void) | undefined }) => {
  if (code === errorCodes.tierRequired)
    return (
      <Button variant="ink" onClick={() => showSubscriptionPanel()}>
        Upgrade to Play
      </Button>
    );
  if (code === errorCodes.questVersion)
    return (
      <Button variant="ink" onClick={() => location.reload()}>
        Reload
      </Button>
    );
  if (code === errorCodes.questFull)
    return (
      <ButtonLink as={AppLink} variant="ink" to={paths.web.quest('runs')}>
        Your runs
      </ButtonLink>
    );
  if (onUnranked && unrankedInstead.includes(code))
    return (
      <Button variant="ink" onClick={onUnranked}>
        Play unranked
      </Button>
    );
  return null;
};
