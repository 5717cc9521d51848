import { errorCodes, paths } from '@wanderwork/contracts';
import { AppLink, showSubscriptionPanel } from '@wanderwork/platform';
import { Banner, Button, ButtonLink } from '@wanderwork/ui';
import { useState } from 'react';
import { type StartFailure, startRun, type StartOptions, UNREACHED } from '../api/start-run';

interface Props {
  failure: StartFailure;
  /** Starts the run unranked instead. */
  onUnranked?: () => void;
}

/** Why the run did not start, and what to do about it. */
export const StartFailureBanner = ({ failure: { code, reason }, onUnranked }: Props) => (
  <Banner
    tone="warn"
    role="alert"
    title="The run didn’t start."
    actions={<StartFailureAction {...{ code, onUnranked }} />}
  >
    {reason}
  </Banner>
);

const playableUnranked: readonly string[] = [
  errorCodes.questAttemptUsed,
  errorCodes.questDayClosed,
  UNREACHED,
];

const StartFailureAction = ({ code, onUnranked }: { code: string; onUnranked: (() => void) | undefined }) => {
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
  if (onUnranked && playableUnranked.includes(code))
    return (
      <Button variant="ink" onClick={onUnranked}>
        Play unranked
      </Button>
    );
  return null;
};

/** Starts a run from a form, and tracks progress and failure. */
export const useStartRun = () => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<StartFailure | null>(null);
  const begin = async (options: StartOptions) => {
    setBusy(true);
    setFailure(null);
    setFailure(await startRun(options));
    setBusy(false);
  };
  return { busy, failure, begin: (options: StartOptions) => void begin(options) };
};
