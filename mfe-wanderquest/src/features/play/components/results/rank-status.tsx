import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { ButtonLink, Stack } from '@wanderwork/ui';
import { type Run } from '../../../../shared/saves/run';
import { isSavedToAccount, useSyncStatus } from '../../model/sync-status';
import { type Game } from '../../model/play-state';
import { RULES_CHANGED } from '../rules-changed';

/** Whether the result is ranked, with a link to its place. */
export const RankStatus = ({ game: { run, state } }: { game: Game }) => {
  const words = useRankMessage(run, run.ranked && !state.assisted);
  const board = run.account?.board;
  return (
    <Stack $gap={3} role="status">
      {words && <p>{words}</p>}
      {board && (
        <div>
          <ButtonLink as={AppLink} to={paths.web.questBoards(board)}>
            See your place
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
};

const useRankMessage = (run: Run, ranked: boolean): string | null => {
  const { isWaiting, reason } = useSyncStatus();
  const signedIn = useSession((session) => session.user !== null);
  if (run.account?.board) return 'Verified. You’re on the leaderboard.';
  if (!signedIn) return null;
  if (reason) return reason;
  if (!isSavedToAccount(run))
    return isWaiting
      ? `Saved on this device. We’ll send it in once you’re online${ranked ? ' to rank it' : '; it isn’t ranked'}.`
      : 'Sending your result...';
  if (run.account?.outdated)
    return `${RULES_CHANGED} It’s in your account as you played it, but it isn’t ranked.`;
  return 'This run is in your account. It isn’t ranked.';
};
