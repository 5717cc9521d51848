import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@wanderwork/testing';
import { Invitation } from './invitation';

describe('WanderQuest on the home page', () => {
  it('leads to the game and says who may play it', () => {
    renderAt('/', <Invitation />);
    expect(screen.getByRole('link', { name: 'Play WanderQuest' })).toHaveAttribute('href', '/wanderquest');
    expect(screen.getByText('Available for All Pro & Premium Subscribers')).toBeInTheDocument();
  });

  it('asks for the subscription panel by the event that the whole browser knows', async () => {
    const heard = jest.fn();
    window.addEventListener('show-subscription-panel', heard);
    renderAt('/', <Invitation />);
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade to Play' }));
    expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener('show-subscription-panel', heard);
  });
});
