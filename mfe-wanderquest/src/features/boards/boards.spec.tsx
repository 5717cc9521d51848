import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { answer, aUser, renderAt, useServer } from '@wanderwork/testing';
import App from '../../app';

const BOARD = 'grand:standard';

describe('one’s name on the boards', () => {
  useServer();
  beforeEach(() => useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false }));

  it('is told as others see it, with the full stop that it ends with and no other', async () => {
    answer('get', paths.api.quest.leaderboard(BOARD), { board: BOARD, rows: [], nextKey: null, around: [] });
    answer('get', paths.api.quest.player(), { named: false, name: 'Ana F.' });
    answer('put', paths.api.quest.player(), { named: true, name: 'Ana F.' });
    renderAt(`/wanderquest/boards?board=${BOARD}`, <App />);
    expect(await screen.findByText('Others see you as Somebody.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Stand on boards as Ana F.' }));
    expect(await screen.findByText('Others see you as Ana F.')).toBeVisible();
  });
});
