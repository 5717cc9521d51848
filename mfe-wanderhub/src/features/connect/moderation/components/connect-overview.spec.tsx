import { screen, within } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { anOverview, mockNetworkError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { readAsMember } from '../../common/connect.fixture';
import { ConnectOverview } from './connect-overview';

const overview = paths.api.connect.overview();

describe('Connect in numbers, in the admin area', () => {
  useServer();
  beforeEach(() => void readAsMember({ level: 'admin' }));

  it('gives each figure with its period and what it counts', async () => {
    mockResponse('get', overview, { ...anOverview() });
    renderAt('/admin/wanderhub', <ConnectOverview />);
    const find = async (name: string) => (await screen.findByText(name)).parentElement;
    expect(await find('Posts')).toHaveTextContent(
      'Posts Last 7 days1,204Published topics and replies, except the WanderWork team’s.',
    );
    expect(await find('Held posts')).toHaveTextContent(/^Held posts Right now3Posts waiting for review/);
    expect(await find('Appeals')).toHaveTextContent(/^Appeals Right now2.* 4 decided in the last 7 days\.$/);
  });

  it('lists what is overdue first', async () => {
    mockResponse('get', overview, { ...anOverview() });
    renderAt('/admin/wanderhub', <ConnectOverview />);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Answer withinOpenOverdue',
      '24 hours51',
      '1 hour1None',
    ]);
  });

  it('says that nothing waits', async () => {
    mockResponse('get', overview, { ...anOverview({ queue: [] }) });
    renderAt('/admin/wanderhub', <ConnectOverview />);
    expect(await screen.findByText('No open cases in the moderation queue.')).toBeVisible();
  });

  it('can be loaded again', async () => {
    mockNetworkError('get', overview);
    renderAt('/admin/wanderhub', <ConnectOverview />);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
