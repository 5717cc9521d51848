import { screen, waitFor } from '@testing-library/react';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { gameStorage } from '../../shared/saves/game-storage';
import { createPlan } from '../../shared/saves/run.fixture';
import { deleteSavedRun, saveRun } from '../../shared/saves/saved-runs';
import { playActions, quitAction } from './account-run.fixture';
import { createRun } from './model/create-run';
import { findHops } from './model/hops';
import { getLegPath } from './model/map/route';
import { replayRun } from './model/replay-run';

const createDash = (seedA: number) => createRun(createPlan({ mode: 'daily_dash', seedA }), null);

describe('a dash', () => {
  beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
  afterEach(() => Promise.all([deleteSavedRun('daily_dash'), gameStorage.remove('last dash')]));

  it('is compared, each morning and on the map, with the one finished before', async () => {
    const dash = createDash(5);
    const { state } = replayRun(dash);
    const hop = findHops(state).find(({ refusal }) => refusal === null)!;
    await saveRun(playActions(dash, [hop.action, quitAction]), { anew: true });
    const { unmount } = renderAt('/wanderquest/daily-dash', <App />);
    await screen.findByRole('heading', { name: 'Share the result' });
    expect(screen.queryByText(/your last dash/i)).not.toBeInTheDocument();
    unmount();

    await saveRun(createDash(6), { anew: true });
    renderAt('/wanderquest/daily-dash', <App />);
    expect(
      await screen.findByText(/^(\d+ points? (ahead of|behind)|Level with) your last dash on this day\.$/),
    ).toBeVisible();
    const map = screen.getByRole('group', { name: 'Map of the run' });
    await waitFor(() =>
      expect(map.querySelector('.ghost')).toHaveAttribute('d', getLegPath(state.home, hop.city.index)),
    );
  });
});
