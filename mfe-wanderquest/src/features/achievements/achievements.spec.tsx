import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { gameStorage } from '../../shared/saves/game-storage';
import { getAchievements } from './model/achievement-status';

const keep = (book: object) => gameStorage.change('passport', () => book);

const open = () => renderAt('/wanderquest/passport', <App />);

const list = async (name: string) => within(await screen.findByRole('list', { name }));

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
afterEach(() => gameStorage.remove('passport'));

const book = {
  stamps: ['lisbon', 'marrakesh', 'no-such-city'],
  cards: [],
  endings: [],
  runs: 1,
  earned: [{ id: 'first_stamp', at: '2026-11-20T10:00:00.000Z', mode: 'grand_tour', run: 'one' }],
};

describe('the passport page', () => {
  it('shows achievements with the date and mode they were earned in', async () => {
    await keep(book);
    open();
    const earned = (await screen.findByText('20 Nov 2026, Grand Tour · Unlocked Writer')).closest('li')!;
    expect(earned).toHaveTextContent('The first stamp');
    expect(screen.getByText(/^2 of \d+ stamps, 1 of 60 achievements\.$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Earned' }));
    expect((await list('Achievements')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('hides secret achievements', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show the other 48' }));
    expect((await list('Achievements')).getAllByText('A secret')).toHaveLength(8);
    expect(screen.queryByText('Ana’s father')).not.toBeInTheDocument();
  });

  it('groups stamps by continent, and missing cities by country', async () => {
    await keep(book);
    open();
    const europe = await list('Stamps of Europe');
    expect(europe.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Lisbon']);
    expect(screen.getByText('Spain').parentElement).toHaveTextContent(/Barcelona, .*Madrid/);
    const page = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('details')!;
    expect(page('Europe')).toHaveAttribute('open');
    expect(page('Africa')).toHaveTextContent(/^Africa1 of \d+/);
    expect(page('Asia')).not.toHaveAttribute('open');
    expect(page('Asia')).toHaveTextContent(/^Asia0 of (\d+)\1 to go, in \d+ countries/);
    expect(within(page('Europe')).getByText(/ to go, in /).parentElement).not.toHaveAttribute('open');
    expect(within(page('Asia')).getByText(/ to go, in /).parentElement).toHaveAttribute('open');
  });

  it('shows earned achievements and a few more, the rest on demand', async () => {
    await keep(book);
    open();
    const shown = await list('Achievements');
    expect(shown.getAllByRole('listitem')).toHaveLength(12);
    expect(shown.getAllByRole('listitem')[0]).toHaveTextContent('The first stamp');
    await userEvent.click(screen.getByRole('button', { name: 'Show the other 48' }));
    expect(shown.getAllByRole('listitem')).toHaveLength(60);
    expect(shown.getAllByRole('listitem')[12]).toHaveFocus();
  });
});

describe('an achievement known to the browser and the account', () => {
  it('has the earlier date', () => {
    const account = [{ name: 'first_stamp', times: 3, firstAt: '2026-10-01T00:00:00.000Z' }];
    const mark = getAchievements({ earned: [] }, account).find(({ id }) => id === 'first_stamp');
    expect(mark).toMatchObject({ at: '2026-10-01T00:00:00.000Z', mode: null, opens: ['Writer'] });
    const both = getAchievements(
      { earned: [{ id: 'first_stamp', at: '2026-11-20T10:00:00.000Z', mode: 'grand_tour', run: 'one' }] },
      account,
    ).find(({ id }) => id === 'first_stamp');
    expect(both).toMatchObject({ at: '2026-10-01T00:00:00.000Z', mode: 'Grand Tour' });
  });
});

describe('the unlocks of an achievement', () => {
  it('are named with their article', () => {
    const opened = getAchievements({ earned: [] }, []).flatMap(({ opens }) => opens);
    expect(opened).toContain('a passport from the Philippines');
  });
});
