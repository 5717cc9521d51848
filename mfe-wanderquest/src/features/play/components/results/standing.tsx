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
  if (run.account?.board) return 'The server played it again and came to the same: it stands on the board.';
  if (!signedIn) return null;
  if (why) return why;
  if (!isFiled(run))
    return waiting
      ? `It is kept here and sent in when there is a connection${ranked ? ', to stand on the board' : ', on no board'}.`
      : 'The result is being sent in.';
  if (run.account?.outdated) return `${OTHER_RULES} It is in your account as you played it, on no board.`;
  return 'This run is in your account and stands on no board.';
};
