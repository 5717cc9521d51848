import { errorCodes } from '@wanderwork/contracts';
import { showSubscriptionPanel } from '@wanderwork/platform';
import { Banner, Button } from '@wanderwork/ui';
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
    title="The run did not begin."
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
  if (onUnranked && unrankedInstead.includes(code))
    return (
      <Button variant="ink" onClick={onUnranked}>
        Play unranked
      </Button>
    );
  return null;
};
