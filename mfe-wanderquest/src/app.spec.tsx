import { act, screen, within } from '@testing-library/react';
import { useSession } from '@wanderwork/platform';
import { aUser, renderAt } from '@wanderwork/testing';
import { toUtcDay } from '@wanderwork/contracts';
import App from './app';
import { createPlan, createTestRun } from './shared/saves/run.fixture';
import { deleteSavedRun, saveRun } from './shared/saves/saved-runs';

const ways = async () => within(await screen.findByRole('list', { name: 'Ways to play' }));

const signIn = (change: Parameters<typeof aUser>[0]) =>
  act(() => useSession.setState({ user: aUser(change), isAuthenticated: true, isLoading: false }));

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));

describe('the page of the game', () => {
  it('offers the free mode first', async () => {
    renderAt('/wanderquest', <App />);
    expect(await screen.findByRole('heading', { level: 1, name: 'WanderQuest' })).toBeInTheDocument();
    expect(screen.getByText('First Week is open to everyone')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play the first week' })).toHaveAttribute(
      'href',
      '/wanderquest/first-week',
    );
  });

  it('continues the run that was played last', async () => {
    const [older, newer] = ['2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z'];
    await saveRun(createTestRun({ day: 3, played: newer }), { anew: true });
    await saveRun(createTestRun({ plan: createPlan({ mode: 'grand_tour' }), day: 90, played: older }), {
      anew: true,
    });
    renderAt('/wanderquest', <App />);
    expect(await screen.findByRole('link', { name: 'Continue First Week, day 4' })).toHaveAttribute(
      'href',
      '/wanderquest/first-week',
    );
    await deleteSavedRun('first_week');
    await deleteSavedRun('grand_tour');
  });

  it('leads from a finished First Week to the dash of the day', async () => {
    await saveRun(createTestRun({ day: 7, over: true }), { anew: true });
    renderAt('/wanderquest', <App />);
    expect(await screen.findByRole('link', { name: 'Play today’s Dash' })).toHaveAttribute(
      'href',
      '/wanderquest/daily-dash',
    );
    await deleteSavedRun('first_week');
  });

  it('shows how a finished dash ended instead of offering it again, until the next day', async () => {
    const finishedDash = (edition: string) =>
      saveRun(createTestRun({ plan: createPlan({ mode: 'daily_dash' }), edition, over: true }), {
        anew: true,
      });
    signIn({});
    await finishedDash(toUtcDay(new Date()));
    const { unmount } = renderAt('/wanderquest', <App />);
    expect(await screen.findByRole('link', { name: 'See how it ended: Daily Dash' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Play Daily Dash' })).not.toBeInTheDocument();
    unmount();
    await finishedDash('2026-11-22');
    renderAt('/wanderquest', <App />);
    expect(await screen.findByRole('link', { name: 'Play Daily Dash' })).toBeInTheDocument();
    await deleteSavedRun('daily_dash');
  });

  it('says who can play each mode', async () => {
    renderAt('/wanderquest', <App />);
    const items = (await ways()).getAllByRole('listitem');
    expect(items.find((item) => item.textContent.includes('First Week'))).toHaveTextContent('Everyone');
    expect(items.find((item) => item.textContent.includes('Grand Tour'))).toHaveTextContent(
      'Pro and Premium',
    );
  });

  it('opens the Daily Dash to members and everything to Pro', async () => {
    renderAt('/wanderquest', <App />);
    const list = await ways();
    expect(list.getByRole('link', { name: 'Log In to play Daily Dash' })).toBeInTheDocument();
    signIn({});
    expect(list.getByRole('link', { name: 'Play Daily Dash' })).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Upgrade to Play Grand Tour' })).toBeInTheDocument();
    signIn({ subscriptionTier: 'pro' });
    expect(list.getByRole('link', { name: 'Play Grand Tour' })).toBeInTheDocument();
  });

  it('offers visitors an account', async () => {
    renderAt('/wanderquest', <App />);
    expect(await screen.findByRole('link', { name: 'Create a free account' })).toHaveAttribute(
      'href',
      '/register',
    );
    signIn({});
    expect(screen.queryByRole('link', { name: 'Create a free account' })).not.toBeInTheDocument();
  });
});
