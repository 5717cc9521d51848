import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { type Mode } from '@wanderwork/quest-engine';
import { ButtonLink } from '@wanderwork/ui';
import { isActiveRun, useAccountRuns } from '../../../shared/api/runs.query';
import { getModeInfo } from '../../../shared/modes';
import { useSavedRuns } from '../../../shared/saves/saved-runs';

/** Continues the run that was played last; else starts the first week, and after that one the dash of the day. */
export const MainAction = () => {
  const run = useLastOpenRun();
  const hasFinishedWeek = useSavedRuns().some(({ plan, over }) => plan.mode === 'first_week' && over);
  if (!run)
    return hasFinishedWeek ? (
      <ButtonLink as={AppLink} to={paths.web.quest(getModeInfo('daily_dash').slug)} variant="red">
        Play today’s Dash
      </ButtonLink>
    ) : (
      <ButtonLink as={AppLink} to={paths.web.firstWeek()} variant="red">
        Play the first week
      </ButtonLink>
    );
  const { name, slug } = getModeInfo(run.mode);
  return (
    <ButtonLink as={AppLink} to={paths.web.quest(slug)} variant="red">
      Continue {name}, day {run.day + 1}
    </ButtonLink>
  );
};

interface OpenRun {
  mode: Mode;
  day: number;
  /** ISO. */
  played: string;
}

/** The unfinished run of this browser or the account that was played last. */
const useLastOpenRun = (): OpenRun | undefined => {
  const here = useSavedRuns()
    .filter(({ over }) => !over)
    .map(({ plan: { mode }, day, played }): OpenRun => ({ mode, day, played }));
  const inAccount = useAccountRuns()
    .filter(isActiveRun)
    .map(({ mode, day, changedAt }): OpenRun => ({ mode, day, played: changedAt }));
  return [...here, ...inAccount].sort((a, b) => b.played.localeCompare(a.played))[0];
};
