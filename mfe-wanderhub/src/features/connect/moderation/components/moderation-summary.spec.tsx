import { screen } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { aPage, mockNetworkError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { readAsMember } from '../../common/connect.fixture';
import { ModerationSummary } from './moderation-summary';

const queue = paths.api.connect.queue();

describe('Connect in the admin area', () => {
  useServer();
  beforeEach(() => void readAsMember({ level: 'admin' }));

  it.each([
    [{ total: 12, overdue: 3 }, '12 open cases, 3 overdue.'],
    [{ total: 0, overdue: 0 }, 'No open cases.'],
    [{ total: 1, overdue: 0 }, '1 open case, none overdue.'],
    [{ total: 300, totalIs: 'over', overdue: 300 }, 'Over 300 open cases, 300 overdue.'],
  ])('says how many cases are open and overdue: %j', async (counts, text) => {
    mockResponse('get', queue, { ...aPage([]), ...counts });
    renderAt('/admin/wanderhub', <ModerationSummary />);
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the queue' })).toHaveAttribute(
      'href',
      '/connect/moderation',
    );
  });

  it('leads to the queue even if the counts do not load', () => {
    mockNetworkError('get', queue);
    renderAt('/admin/wanderhub', <ModerationSummary />);
    expect(screen.getByRole('link', { name: 'Open the queue' })).toBeVisible();
  });
});
