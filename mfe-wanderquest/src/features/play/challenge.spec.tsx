import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toUtcDay } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { aUser, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import App from '../../app';
import { createPlan } from '../../shared/saves/run.fixture';
import { deleteSavedRun, readSavedRun, saveRun } from '../../shared/saves/saved-runs';
import { createChallengePath } from './model/challenge';
import { createRun } from './model/create-run';
import { replayRun } from './model/replay-run';

const weekPlan = createPlan({ home: 'berlin' });
const weekPath = createChallengePath(replayRun(createRun(weekPlan, null)));

const challenge = async () => within(await screen.findByRole('region', { name: 'A friend challenges you' }));

describe('a challenge', () => {
  useServer();
  beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
  afterEach(() => deleteSavedRun('first_week'));

  it('starts the same run as the friend’s, without an account', async () => {
    renderAt(weekPath, <App />);
    const card = await challenge();
    expect(card.getByText(/^They made \d+ points in a First Week from Berlin, on Gap Month\./)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Take the challenge' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Day 1 in Berlin: Work' })).toBeVisible();
    expect(await readSavedRun('first_week')).toMatchObject({ plan: weekPlan, ranked: false });
  });

  it('can be looked at where the mode itself is locked', async () => {
    mockResponse('get', '/api/billing/plans', { configured: false, testMode: false, plans: [] });
    const plan = createPlan({ mode: 'grand_tour', difficulty: 'standard' });
    renderAt(createChallengePath(replayRun(createRun(plan, null))), <App />);
    const card = await challenge();
    expect(card.getByText(/^They made \d+ points in a Grand Tour from Lisbon/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Take the challenge' })).not.toBeInTheDocument();
  });

  it('does not replace a run in progress', async () => {
    await saveRun(createRun(createPlan(), null), { anew: true });
    renderAt(weekPath, <App />);
    const card = await challenge();
    expect(
      await card.findByText('Finish your own First Week or set it aside to take the challenge.'),
    ).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Hide the challenge' }));
    expect(screen.queryByText('A friend challenges you')).not.toBeInTheDocument();
  });

  it.each([
    [toUtcDay(new Date()), 'It’s still open.'],
    ['2026-01-05', 'It’s over, but the current one is open.'],
  ])('of the dash of %s leads to its ranks', async (day, state) => {
    useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false });
    mockResponse('get', '/api/quest/runs', { runs: [] });
    renderAt(`/wanderquest/daily-dash?challenge=412&edition=${day}`, <App />);
    const card = await challenge();
    expect(card.getByText(/^They made 412 points in the Daily Dash of /)).toBeVisible();
    expect(card.getByText(state)).toBeVisible();
    expect(card.getByRole('link', { name: 'See its ranks' })).toHaveAttribute(
      'href',
      `/wanderquest/boards?board=daily%3A${day}`,
    );
  });

  it.each([
    '412',
    '-1&edition=2026-01-05',
    '412&edition=tomorrow',
    '99&home=atlantis&seedA=1e9',
    '%00&plan={}',
  ])(
    'says that a link with nonsense in it does not work, and opens the mode all the same: %s',
    async (nonsense) => {
      renderAt(`/wanderquest/first-week?challenge=${nonsense}`, <App />);
      expect(await screen.findByText('This challenge link doesn’t work.')).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Start in Lisbon' })).toBeEnabled();
      await userEvent.click(screen.getByRole('button', { name: 'Hide the challenge' }));
      expect(screen.queryByText('This challenge link doesn’t work.')).not.toBeInTheDocument();
    },
  );
});
