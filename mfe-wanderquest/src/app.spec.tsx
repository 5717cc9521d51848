import { act, screen, within } from '@testing-library/react';
import { useSession } from '@wanderwork/platform';
import { aUser, renderAt } from '@wanderwork/testing';
import App from './app';

describe('the page of the game', () => {
  it('says first what can be played', async () => {
    renderAt('/wanderquest', <App />);
    expect(await screen.findByRole('heading', { level: 1, name: 'WanderQuest' })).toBeInTheDocument();
    expect(screen.getByText('The first week is open')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play the first week' })).toHaveAttribute(
      'href',
      '/wanderquest/first-week',
    );
  });

  it('says for whom each mode will be', async () => {
    renderAt('/wanderquest', <App />);
    const table = await screen.findByRole('table', { name: 'Ways to play' });
    expect(within(table).getByRole('row', { name: /First Week/ })).toHaveTextContent('Everyone');
    expect(within(table).getByRole('row', { name: /Grand Tour/ })).toHaveTextContent('Pro and Premium');
  });

  it('offers an account to those who have none', async () => {
    renderAt('/wanderquest', <App />);
    expect(await screen.findByRole('link', { name: 'Create a free account' })).toHaveAttribute(
      'href',
      '/register',
    );
    act(() => useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false }));
    expect(screen.queryByRole('link', { name: 'Create a free account' })).not.toBeInTheDocument();
  });
});
