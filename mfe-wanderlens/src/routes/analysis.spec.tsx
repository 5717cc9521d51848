import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type AnalysisClaim } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import {
  aCity,
  aCityDetail,
  mockNetworkError,
  mockError,
  renderAt,
  mockResponse,
  mockStream,
  useServer,
} from '@wanderwork/testing';
import { AnalysisSection } from '../features/analysis/components/analysis-section';
import { EntrySection } from '../features/entry/components/entry-section';

const lisbon = aCityDetail();

const costs: AnalysisClaim = {
  about: 'weak',
  text: 'The launch table gives Lisbon $1,800 a month.',
  cites: [
    {
      kind: 'figure',
      key: 'monthly_cost',
      city: 'lisbon',
      label: 'Monthly cost',
      text: '$1,800 a month',
      grade: 'given',
    },
    {
      kind: 'region',
      key: 'monthly_cost',
      city: 'lisbon',
      label: 'Cost, Southern Europe',
      text: 'the middle is $2,140',
      grade: 'estimate',
    },
  ],
};
const coldest: AnalysisClaim = {
  about: 'months',
  text: 'The coolest month is January at 12 °C.',
  cites: [
    {
      kind: 'climate',
      key: 'climate',
      city: 'lisbon',
      label: 'Twelve months',
      text: 'January 12 °C',
      grade: 'measured',
    },
  ],
};
const embedded = { event: 'writer', writer: { kind: 'embedded', name: 'WanderWork’s analyst' } };

const renderSection = () =>
  renderAt('/wanderlens/cities/lisbon', <AnalysisSection cities={[lisbon]} currentSlug={lisbon.slug} />);
/** Waits until the saved preferences are loaded. */
const startWriting = async () => {
  const button = screen.getByRole('button', { name: 'Write the analysis' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
};

describe('the analysis', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
  });

  it('shows each claim with links to its figures and names the writer', async () => {
    const { requests: requests, send, end } = mockStream('post', paths.api.analysis());
    renderSection();
    await startWriting();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toEqual({ cities: ['lisbon'], wishes: null });
    send(embedded);
    send({ event: 'claim', claim: costs });
    expect(await screen.findByText(costs.text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Watch out for' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Monthly cost\s*:\s*\$1,800/ })).toHaveAttribute(
      'href',
      '#figure-monthly_cost',
    );
    expect(screen.getByRole('link', { name: /Cost, Southern Europe/ })).toHaveAttribute(
      'href',
      '/wanderlens?region=Southern+Europe',
    );
    send({ event: 'claim', claim: coldest });
    send({ event: 'end' });
    end();
    expect(await screen.findByText(/Written by WanderWork’s analyst/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'The analysis is ready: 2 claims by WanderWork’s analyst.',
    );
    expect(screen.getByRole('button', { name: 'Write again' })).toHaveFocus();
  });

  it('stops on request and keeps what was written', async () => {
    const { send } = mockStream('post', paths.api.analysis());
    renderSection();
    await startWriting();
    expect(screen.getByRole('status')).toHaveTextContent('The analysis is being written.');
    send(embedded);
    send({ event: 'claim', claim: costs });
    await screen.findByText(costs.text);
    expect(screen.getByText('1 claim so far.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('You stopped it here.')).toBeVisible();
    expect(screen.queryByText('1 claim so far.')).not.toBeInTheDocument();
    send({ event: 'claim', claim: coldest });
    send({ event: 'end' });
    expect(screen.getByRole('status')).toHaveTextContent('Stopped after 1 claim.');
    expect(screen.queryByText(/The coolest month/)).not.toBeInTheDocument();
    expect(screen.getByText(costs.text)).toBeVisible();
  });

  it('keeps what was written when the connection breaks', async () => {
    const { send, end } = mockStream('post', paths.api.analysis());
    renderSection();
    await startWriting();
    send(embedded);
    send({ event: 'claim', claim: costs });
    end();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The analysis was cut off. What was written so far stays here.',
    );
    expect(screen.getByText(costs.text)).toBeVisible();
  });

  const writeOnce = async () => {
    const { send, end } = mockStream('post', paths.api.analysis());
    renderSection();
    await startWriting();
    send(embedded);
    send({ event: 'claim', claim: costs });
    send({ event: 'end' });
    end();
    return screen.findByRole('button', { name: 'Write again' });
  };

  it('keeps the previous analysis when the new request fails', async () => {
    const again = await writeOnce();
    mockNetworkError('post', paths.api.analysis());
    await userEvent.click(again);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t load the analysis. Your previous analysis stays here.',
    );
    expect(screen.getByText(costs.text)).toBeVisible();
    expect(screen.getByText(/Written by WanderWork’s analyst/)).toBeVisible();
  });

  it('replaces the previous analysis with the first new claim, and restores it when stopped before', async () => {
    const again = await writeOnce();
    const second = mockStream('post', paths.api.analysis());
    await userEvent.click(again);
    expect(screen.getByText(costs.text).closest('[inert]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText(costs.text).closest('[inert]')).toBeNull();
    expect(screen.getByText('You stopped it here. This is the previous analysis.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Write again' }));
    await waitFor(() => expect(second.requests).toHaveLength(2));
    second.send(embedded);
    second.send({ event: 'claim', claim: coldest });
    expect(await screen.findByText(/The coolest month/)).toBeVisible();
    expect(screen.queryByText(costs.text)).not.toBeInTheDocument();
  });

  it('starts on a double click without stopping again', async () => {
    const { requests: requests } = mockStream('post', paths.api.analysis());
    renderSection();
    const button = screen.getByRole('button', { name: 'Write the analysis' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.dblClick(button);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The analysis is being written.');
  });

  it('names the model, the claims left out and the substitute', async () => {
    const { send, end } = mockStream('post', paths.api.analysis());
    renderSection();
    await startWriting();
    send({ event: 'writer', writer: { kind: 'model', name: 'some-model' } });
    send({ event: 'dropped', count: 2 });
    send({ event: 'stopped', why: 'time' });
    send(embedded);
    send({ event: 'claim', claim: costs });
    send({ event: 'end' });
    end();
    expect(
      await screen.findByText(/2 claims were left out because the figures cited didn’t support them/),
    ).toBeVisible();
    expect(
      screen.getByText('some-model took too long, so WanderWork’s analyst wrote this instead.'),
    ).toBeVisible();
  });

  it('explains the daily limit and when it resets', async () => {
    const resetsAt = new Date(Date.now() + 3 * 3_600_000).toISOString();
    mockError('post', paths.api.analysis(), {
      statusCode: 429,
      code: 'search.daily_limit',
      message: 'Enough',
      ...{ limit: 3, resetsAt },
    });
    renderSection();
    await startWriting();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('You’ve used your 3 searches for today. You get new searches in 3 hours');
    expect(within(alert).getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('explains what to do without a connection', async () => {
    mockNetworkError('post', paths.api.analysis());
    renderSection();
    await startWriting();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the analysis.');
  });

  it('shows temperatures in the reader’s unit', async () => {
    const { send } = mockStream('post', paths.api.analysis());
    renderSection();
    await startWriting();
    send({ event: 'claim', claim: coldest });
    expect(await screen.findByText('The coolest month is January at 54 °F.')).toBeVisible();
  });

  it('uses the saved preferences and says so', async () => {
    localStorage.setItem('wanderwork_irex', '1.b1500');
    const { requests: requests } = mockStream('post', paths.api.analysis());
    renderSection();
    expect(await screen.findByText(/Based on the figures and your preferences/)).toBeVisible();
    await startWriting();
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ wishes: { budgetUsd: 1500 } }));
  });

  it('is described by the sent preferences, not by later ones', async () => {
    localStorage.setItem('wanderwork_irex', '1.b1500');
    const { send } = mockStream('post', paths.api.analysis());
    renderAt(
      '/wanderlens/cities/lisbon',
      <>
        <AnalysisSection cities={[lisbon]} currentSlug={lisbon.slug} />
        <EntrySection city={lisbon} />
      </>,
    );
    await startWriting();
    send({ event: 'claim', claim: costs });
    await screen.findByText(costs.text);
    expect(screen.queryByText(/Your preferences have changed since/)).not.toBeInTheDocument();
    mockResponse('get', paths.api.entryRules('BR'), {
      passport: 'BR',
      date: '2026-02-17',
      source: 'entry-rules',
      rules: {},
    });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Your passport' }), 'Brazil{Enter}');
    expect(
      await screen.findByText(
        /Based on the figures and your preferences.*Your preferences have changed since/,
      ),
    ).toBeVisible();
  });

  it('links to each city’s page in a comparison', async () => {
    const { send } = mockStream('post', paths.api.analysis());
    renderAt(
      '/wanderlens/compare',
      <AnalysisSection cities={[aCity(), aCity({ slug: 'porto', name: 'Porto' })]} currentSlug={null} />,
    );
    await startWriting();
    send({ event: 'claim', claim: costs });
    expect(await screen.findByRole('link', { name: /Monthly cost, Lisbon\s*:\s*\$1,800/ })).toHaveAttribute(
      'href',
      '/wanderlens/cities/lisbon#figure-monthly_cost',
    );
  });

  it('shows that some cities are part of Premium', async () => {
    mockError('post', paths.api.analysis(), { statusCode: 403, code: 'tier.required', message: 'No' });
    renderSection();
    await startWriting();
    expect(await screen.findByRole('alert')).toHaveTextContent('part of Premium');
  });
});
