import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { shelf } from '../../shared/saves/shelf';
import { marksOf } from './model/marks';

const keep = (book: object) => shelf.change('passport', () => book);

const open = () => renderAt('/wanderquest/passport', <App />);

const list = async (name: string) => within(await screen.findByRole('list', { name }));

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
afterEach(() => shelf.remove('passport'));

const book = {
  stamps: ['lisbon', 'marrakesh', 'no-such-city'],
  cards: [],
  endings: [],
  runs: 1,
  earned: [{ id: 'first_stamp', at: '2026-11-20T10:00:00.000Z', mode: 'grand_tour', run: 'one' }],
};

describe('the passport of all runs', () => {
  it('shows sixty achievements, with the day and the run of those that were earned', async () => {
    await keep(book);
    open();
    const earned = (await screen.findByText('20 Nov 2026, Grand Tour · Opened Writer')).closest('li')!;
    expect(earned).toHaveTextContent('The first stamp');
    expect((await list('Achievements')).getAllByRole('listitem')).toHaveLength(60);
    expect(screen.getByText(/^2 of \d+ stamps, 1 of 60 achievements\.$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Earned' }));
    expect((await list('Achievements')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps the ends of stories to itself', async () => {
    open();
    expect((await list('Achievements')).getAllByText('A secret')).toHaveLength(8);
    expect(screen.queryByText('Ana’s father')).not.toBeInTheDocument();
  });

  it('has a page of stamps for each continent, and says which are missing', async () => {
    await keep(book);
    open();
    const europe = await list('Stamps of Europe');
    expect(await europe.findByText('Lisbon')).toHaveAttribute('data-stamped', 'true');
    expect(europe.getByText(/^Madrid/)).toHaveTextContent('Madrid, not yet');
    expect(screen.getByRole('heading', { level: 3, name: /^Europe, 1 of \d+$/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: /^Africa, 1 of \d+$/ })).toBeInTheDocument();
  });
});

describe('an achievement that both the browser and the account know', () => {
  it('was earned on the earlier day', () => {
    const account = [{ name: 'first_stamp', times: 3, firstAt: '2026-10-01T00:00:00.000Z' }];
    const mark = marksOf({ earned: [] }, account).find(({ id }) => id === 'first_stamp');
    expect(mark).toMatchObject({ at: '2026-10-01T00:00:00.000Z', mode: null, opens: ['Writer'] });
    const both = marksOf(
      { earned: [{ id: 'first_stamp', at: '2026-11-20T10:00:00.000Z', mode: 'grand_tour', run: 'one' }] },
      account,
    ).find(({ id }) => id === 'first_stamp');
    expect(both).toMatchObject({ at: '2026-10-01T00:00:00.000Z', mode: 'Grand Tour' });
  });
});
