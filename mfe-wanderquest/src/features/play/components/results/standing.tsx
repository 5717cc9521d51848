import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { ButtonLink, Stack } from '@wanderwork/ui';
import { isFiled, useContact } from '../../model/account';
import { type Game } from '../../model/game';

/** Whether the result counts, and where it stands. */
export const Standing = ({ game: { run, state } }: { game: Game }) => {
  const words = useWords(run.ranked && !state.assisted, isFiled(run), run.account?.board ?? null);
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

const useWords = (ranked: boolean, filed: boolean, board: string | null): string | null => {
  const { waiting, why } = useContact();
  const signedIn = useSession((session) => session.user !== null);
  if (board) return 'The server played it again and came to the same: it stands on the board.';
  if (!signedIn) return null;
  if (why) return why;
  if (!filed)
    return waiting
      ? `It is kept here and sent in when there is a connection${ranked ? ', to stand on the board' : ', on no board'}.`
      : 'The result is being sent in.';
  return 'This run is in your account and stands on no board.';
};
