import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@wanderwork/platform';
import { aUser, renderAt } from '@wanderwork/testing';
import { Invitation } from './invitation';

describe('WanderQuest on the home page', () => {
  beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));

  it('links to the game and says who can play it', () => {
    renderAt('/', <Invitation />);
    expect(screen.getByRole('link', { name: 'Play WanderQuest' })).toHaveAttribute('href', '/wanderquest');
    expect(screen.getByText('Available for All Pro & Premium Subscribers')).toBeInTheDocument();
  });

  it('opens the subscription panel through its browser event', async () => {
    const heard = jest.fn();
    window.addEventListener('show-subscription-panel', heard);
    renderAt('/', <Invitation />);
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade to Play' }));
    expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener('show-subscription-panel', heard);
  });

  it.each([
    ['free', true],
    ['pro', false],
    ['premium', false],
  ] as const)('offers a %s member the upgrade: %p', (subscriptionTier, label) => {
    const user = aUser({ subscriptionTier, tierInEffect: subscriptionTier });
    useSession.setState({ user, isAuthenticated: true });
    renderAt('/', <Invitation />);
    expect(screen.getByRole('link', { name: 'Play WanderQuest' })).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Upgrade to Play' })).toHaveLength(label ? 1 : 0);
  });
});
