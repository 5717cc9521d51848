import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import { Explorer } from './explorer';
import { answerExplorer, cheap, anAllowance, answerUnderstood } from './search.fixture';

describe('a counted or refused search', () => {
  useServer();
  beforeEach(answerExplorer);

  it('shows the searches left, and nothing without a limit', async () => {
    answerUnderstood(cheap);
    const { unmount } = renderAt('/wanderlens?q=cheap', <Explorer />);
    expect(await screen.findByText(/2 of 3 searches left today/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in for 5 a day' })).toHaveAttribute(
      'href',
      paths.web.login('/wanderlens?q=cheap'),
    );
    unmount();
    const requests = mockResponse('get', paths.api.searchAllowance(), anAllowance(null, null));
    renderAt('/wanderlens?q=cheap', <Explorer />);
    await screen.findByText('1 of 316 cities');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByText(/left today/)).not.toBeInTheDocument();
  });

  it('explains the daily limit and continues with filters', async () => {
    mockError('get', paths.api.search(), {
      statusCode: 429,
      code: 'search.daily_limit',
      message: 'You’ve used your 3 searches for today.',
      ...{ limit: 3, resetsAt: new Date(Date.now() + 3 * 3_600_000 - 1000).toISOString() },
    });
    const { location } = renderAt('/wanderlens?q=cheap&maxCost=1500', <Explorer />);
    expect(
      await screen.findByRole('heading', { name: 'You’ve used your 3 searches for today' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/You get new searches in 3 hours, at midnight UTC/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You’ve used your 3 searches for today');
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
    await userEvent.click(screen.getByRole('button', { name: 'Browse with filters' }));
    expect(await screen.findByRole('link', { name: 'Porto' })).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/wanderlens?maxCost=1500'));
  });

  it('shows why a query is invalid, keeps it and continues with filters', async () => {
    const long = 'a'.repeat(201);
    mockError('get', paths.api.search(), {
      statusCode: 400,
      code: 'validation.failed',
      message: 'Please check the marked fields.',
      errors: [{ path: 'q', rule: 'isLength', message: 'A search has 1 to 200 characters' }],
    });
    const { location } = renderAt(`/wanderlens?q=${long}&maxCost=1500`, <Explorer />);
    expect(await screen.findByRole('alert')).toHaveTextContent(/A search has 1 to 200 characters\./);
    expect(screen.getByRole('searchbox')).toHaveValue(long);
    await userEvent.click(screen.getByRole('button', { name: 'Browse with filters' }));
    await waitFor(() => expect(location()).toBe('/wanderlens?maxCost=1500'));
  });
});
