import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePanel, followPanelEvents, showSubscriptionPanel } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import Panels from './panels';

describe('the subscription panel', () => {
  afterEach(() => act(closePanel));

  it('opens by the event of the browser, is honest, and leads to a free account', async () => {
    const stop = followPanelEvents();
    renderAt('/', <Panels />);
    act(() => void showSubscriptionPanel());
    const panel = await screen.findByRole('dialog', { name: 'Paid plans open soon' });
    expect(panel).toHaveTextContent('nothing is charged');
    expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/register');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    stop();
  });
});
