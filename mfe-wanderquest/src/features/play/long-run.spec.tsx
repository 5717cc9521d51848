import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@wanderwork/platform';
import { deleteSavedRun, saveRun, readSavedRun } from '../../shared/saves/saved-runs';
import { createLongRun } from './long-run.fixture';
import { findAction, renderMode } from './account-run.fixture';

const DAYS = 150;

const journal = () => screen.getByRole('log', { name: 'Journal' });

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
afterEach(() => deleteSavedRun('grand_tour'));

describe('a run of a hundred and fifty days', () => {
  const run = createLongRun(DAYS);
  const openIt = async () => {
    await saveRun(run, { anew: true });
    renderMode('grand-tour');
  };

  it('opens with its latest journal entries, and all on demand', async () => {
    await openIt();
    expect(run.log.length).toBeGreaterThan(DAYS);
    expect(run.over).toBe(false);
    const heading = await screen.findByRole('heading', { level: 2, name: /^Day \d+ in Lisbon$/ });
    expect(heading).toHaveTextContent(`Day ${run.day + 1} in Lisbon`);
    expect(screen.getByText(`${run.day + 1} of 180`)).toBeInTheDocument();
    expect(journal()).not.toHaveTextContent('Day 1.');
    await userEvent.click(screen.getByRole('button', { name: /^Show \d+ earlier entries$/ }));
    expect(journal()).toHaveTextContent(/^Day 1\. You worked\..*Day 2\..*Day 150\./s);
  });

  it('shows every panel', async () => {
    await openIt();
    const tabs = within(await screen.findByRole('tablist', { name: 'What you carry and know' }));
    for (const name of ['Passport', 'Bag', 'Visas', 'Settings', 'Desk']) {
      await userEvent.click(tabs.getByRole('tab', { name }));
      expect(screen.getByRole('tabpanel', { name })).not.toBeEmptyDOMElement();
    }
  });

  it('continues and is saved whole', async () => {
    await openIt();
    await userEvent.click(await findAction(/^Rest for a day/));
    await waitFor(async () =>
      expect((await readSavedRun('grand_tour'))?.log).toHaveLength(run.log.length + 1),
    );
    expect((await readSavedRun('grand_tour'))?.log.slice(0, -1)).toEqual(run.log);
    expect(journal()).toHaveTextContent(/You rested\./);
  });
});

describe('a finished run', () => {
  it('opens with its ending', async () => {
    const run = createLongRun(400);
    expect(run.over).toBe(true);
    await saveRun(run, { anew: true });
    renderMode('grand-tour');
    expect(await screen.findByRole('heading', { level: 3, name: 'Share the result' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'What you can do' })).not.toBeInTheDocument();
    expect(journal()).toHaveTextContent(/You (worked|rested|met)/);
  });
});
