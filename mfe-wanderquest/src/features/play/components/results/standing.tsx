import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { ButtonLink, Stack } from '@wanderwork/ui';
import { type Run } from '../../../../shared/saves/run';
import { isFiled, useContact } from '../../model/account';
import { type Game } from '../../model/stage';
import { OTHER_RULES } from '../other-rules';

/** Whether the result counts, and where it stands. */
export const Standing = ({ game: { run, state } }: { game: Game }) => {
  const words = useWords(run, run.ranked && !state.assisted);
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

const useWords = (run: Run, ranked: boolean): string | null => {
  const { waiting, why } = useContact();
  const signedIn = useSession((session) => session.user !== null);
  if (run.account?.board) return 'Verified. You’re on the leaderboard.';
  if (!signedIn) return null;
  if (why) return why;
  if (!isFiled(run))
    return waiting
      ? `Saved on this device. We’ll send it in once you’re online${ranked ? ' to rank it' : '; it isn’t ranked'}.`
      : 'Sending your result...';
  if (run.account?.outdated)
    return `${OTHER_RULES} It’s in your account as you played it, but it isn’t ranked.`;
  return 'This run is in your account. It isn’t ranked.';
};
