import { act, screen, within } from '@testing-library/react';
import { useSession } from '@wanderwork/platform';
import { aUser, renderAt } from '@wanderwork/testing';
import App from './app';

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
