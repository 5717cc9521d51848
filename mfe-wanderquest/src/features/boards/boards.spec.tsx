import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { mockResponse, aUser, renderAt, useServer } from '@wanderwork/testing';
import App from '../../app';

const BOARD = 'grand:standard';

describe('the player’s name on leaderboards', () => {
  useServer();
  beforeEach(() => useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false }));

  it('is shown as others see it, without a second period', async () => {
    mockResponse('get', paths.api.quest.leaderboard(BOARD), {
      board: BOARD,
      rows: [],
      nextKey: null,
      around: [],
      curve: [],
    });
    mockResponse('get', paths.api.quest.player(), { named: false, name: 'Ana F.' });
    mockResponse('put', paths.api.quest.player(), { named: true, name: 'Ana F.' });
    renderAt(`/wanderquest/boards?board=${BOARD}`, <App />);
    expect(await screen.findByText('Shown as Anonymous.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Show my name (Ana F.)' }));
    expect(await screen.findByText('Shown as Ana F.')).toBeVisible();
  });
});

describe('a leaderboard of several pages', () => {
  useServer();
  beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));

  const row = (rank: number) => ({ rank, name: `Player ${rank}`, score: 5000 - rank, own: false });
  const page = (rank: number, nextKey: string | null) => ({
    board: BOARD,
    rows: [row(rank), row(rank + 1)],
    nextKey,
    around: [],
    curve: [],
  });

  it('moves the focus to the first new row when more is loaded', async () => {
    mockResponse('get', paths.api.quest.leaderboard(BOARD), page(1, 'on'));
    renderAt(`/wanderquest/boards?board=${BOARD}`, <App />);
    const more = await screen.findByRole('button', { name: 'Show more' });
    mockResponse('get', paths.api.quest.leaderboard(BOARD), page(3, null));
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('row', { name: /Player 3/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('the curve of a leaderboard', () => {
  useServer();

  it('tells how the points are spread, and how many of the others the player is ahead of', async () => {
    useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false });
    const own = { rank: 2, name: null, score: 80, own: true };
    mockResponse('get', paths.api.quest.player(), { named: false, name: 'Ana F.' });
    mockResponse('get', paths.api.quest.leaderboard(BOARD), {
      board: BOARD,
      rows: [{ rank: 1, name: null, score: 300, own: false }, own],
      nextKey: null,
      around: [own],
      curve: [
        { from: 64, players: 4 },
        { from: 256, players: 1 },
      ],
    });
    renderAt(`/wanderquest/boards?board=${BOARD}`, <App />);
    expect(
      await screen.findByText(
        '5 players. The largest group made 64–127 points. You’re ahead of 75% of the others.',
      ),
    ).toBeVisible();
  });
});
