import { screen, within } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { mockNetworkError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { readAsVisitor } from '../../common/connect.fixture';
import { ModerationCounts } from './moderation-counts';
import { Rules } from './rules';

const counts = paths.api.connect.moderationCounts();
const AT = paths.web.connectModerationCounts();

describe('the public counts of moderation', () => {
  useServer();
  beforeEach(() => readAsVisitor());

  it('show each month, with the reasons of its reports', async () => {
    mockResponse('get', counts, [
      {
        ...{ month: '2026-11', reports: 6, reasons: { danger: 1, spam: 5 }, medianHours: 2.5 },
        ...{ upheld: 4, reversed: 1 },
      },
      { month: '2026-10', reports: 0, reasons: {}, medianHours: 72, upheld: 1, reversed: 0 },
    ]);
    renderAt(AT, <ModerationCounts />);
    const months = await screen.findByRole('table', { name: 'By month' });
    const rows = within(months).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MonthReportsMedian time to answerUpheldReversed on appeal',
      'November 202662.5 h41',
      'October 202603 days10',
    ]);
    const reasons = screen.getByRole('table', { name: 'Why people reported' });
    expect(within(reasons).getByRole('row', { name: /November/ })).toHaveTextContent('Spam: 5, danger: 1');
    expect(within(reasons).getByRole('row', { name: /October/ })).toHaveTextContent('None');
  });

  it('say that there are none yet, and what each word means', async () => {
    mockResponse('get', counts, []);
    renderAt(AT, <ModerationCounts />);
    expect(await screen.findByText(/^Nobody has reported anything yet/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText(/each of them counts/)).toBeVisible();
  });

  it('keep what the words mean when they do not load', async () => {
    mockNetworkError('get', counts);
    renderAt(AT, <ModerationCounts />);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What the words mean' })).toBeVisible();
  });

  it('are linked from the rules', () => {
    renderAt(paths.web.connectPage('rules'), <Rules />);
    expect(screen.getByRole('link', { name: 'See the numbers' })).toHaveAttribute('href', AT);
  });
});
