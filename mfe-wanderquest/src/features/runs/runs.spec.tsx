import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QuestResult, type QuestRunSummary } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { mockResponse, aUser, mockError, renderAt, useServer } from '@wanderwork/testing';
import App from '../../app';
import { createTestRun } from '../../shared/saves/run.fixture';
import { deleteSavedRun, saveRun, readSavedRun } from '../../shared/saves/saved-runs';

const result: QuestResult = {
  ending: 'circle_closed',
  won: true,
  score: 4210,
  day: 171,
  cities: ['lisbon', 'tbilisi'],
  kilometres: 48_000,
  co2: 5100,
  hash: 'c0ffee00',
  board: 'grand:standard',
};

const createSummary = (change: Partial<QuestRunSummary> = {}): QuestRunSummary => ({
  id: 'one',
  mode: 'first_week',
  difficulty: 'gap_month',
  period: null,
  ranked: false,
  actions: 3,
  day: 3,
  cityCount: 2,
  city: 'tbilisi',
  cash: 123_400,
  beganAt: '2026-11-21T10:00:00.000Z',
  changedAt: '2026-11-22T10:00:00.000Z',
  finishedAt: null,
  result: null,
  ...change,
});

const week = createSummary();
const tour = createSummary({
  id: 'two',
  mode: 'grand_tour',
  difficulty: 'standard',
  day: 171,
  finishedAt: '2026-11-22T10:00:00.000Z',
  result,
});

const open = (...runs: QuestRunSummary[]) => {
  mockResponse('get', '/api/quest/runs', { runs } as never);
  renderAt('/wanderquest/runs', <App />);
};

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Your runs' })).findAllByRole('listitem');

describe('the runs page', () => {
  useServer();
  beforeEach(() => useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false }));
  afterEach(() => deleteSavedRun('first_week'));

  it('shows each run’s progress with a link', async () => {
    open(week, tour, createSummary({ id: 'three', city: null, cash: null }));
    const [going, over, old] = await cards();
    expect(going).toHaveTextContent(
      /^First Week.*In progress.*Day4 of 7CityTbilisiMoney\$1,234Cities visited2/,
    );
    expect(within(going!).getByRole('link', { name: /^Open First Week/ })).toHaveAttribute(
      'href',
      '/wanderquest/first-week',
    );
    expect(over).toHaveTextContent(/^Grand TourStandard.*Won.*Days played171 of 180.*Points4,210/);
    expect(within(over!).getByRole('link', { name: /^See its place/ })).toHaveAttribute(
      'href',
      '/wanderquest/boards?board=grand%3Astandard',
    );
    expect(old).toHaveTextContent(/Citynot recordedMoneynot recorded/);
    expect(screen.getByText(/^3 of the 400 runs/)).toBeInTheDocument();
  });

  it('exports a run as a file', async () => {
    open(week);
    const [card] = await cards();
    const file = within(card!).getByRole('link', { name: /^Save as a file/ });
    expect(file).toHaveAttribute('href', '/api/quest/runs/one/export');
    expect(file).toHaveAttribute('download');
  });

  it('deletes a run after confirmation, here and in the account', async () => {
    await saveRun(createTestRun({ id: 'one' }), { anew: true });
    open(week, tour);
    const deleted = mockResponse('delete', '/api/quest/runs/one', null);
    await userEvent.click((await screen.findAllByRole('button', { name: /^Delete: First Week/ }))[0]!);
    const question = within(await screen.findByRole('dialog', { name: 'Delete this First Week?' }));
    expect(question.getByText(/^You can’t get it back.*stay in your passport\.$/)).toBeInTheDocument();
    expect(deleted).toHaveLength(0);
    mockResponse('get', '/api/quest/runs', { runs: [tour] } as never);
    await userEvent.click(question.getByRole('button', { name: 'Delete the run' }));
    expect(await screen.findByText(/^1 of the 400 runs/)).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Your runs' })).toHaveFocus();
    expect(await readSavedRun('first_week')).toBeNull();
  });

  it('explains the leaderboard effect, and cancels', async () => {
    open(tour);
    const [ask] = await screen.findAllByRole('button', { name: /^Delete: Grand Tour/ });
    await userEvent.click(ask!);
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/goes to your next best run there/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    expect(await cards()).toHaveLength(1);
    expect(ask).toHaveFocus();
  });

  it('shows a failed deletion', async () => {
    open(week);
    mockError('delete', '/api/quest/runs/one', { statusCode: 500, code: 'internal', message: 'Not now.' });
    await userEvent.click((await screen.findAllByRole('button', { name: /^Delete: First Week/ }))[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the run' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await readSavedRun('first_week')).toBeNull();
  });

  it('shows twenty runs at a time', async () => {
    open(...Array.from({ length: 21 }, (_, at) => createSummary({ id: `run ${at}` })));
    expect(await cards()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await cards()).toHaveLength(21);
    expect((await cards())[20]).toHaveFocus();
  });

  it('asks visitors to log in', async () => {
    useSession.setState({ user: null, isAuthenticated: false });
    open();
    expect(await screen.findByRole('link', { name: 'Log In' })).toBeInTheDocument();
  });
});
