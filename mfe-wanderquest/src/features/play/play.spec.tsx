import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { createPlan } from '../../shared/saves/run.fixture';
import { deleteSavedRun, saveRun, readSavedRun } from '../../shared/saves/saved-runs';
import { modeInfos } from '../../shared/modes';
import { createRun } from './model/create-run';
import { loadSettings, useSettings } from './model/settings';

const open = (slug = 'first-week') => renderAt(`/wanderquest/${slug}`, <App />);

/** A run whose draws are known. */
const saveNewRun = (mode: 'first_week' | 'grand_tour') =>
  saveRun(createRun(createPlan({ mode }), null), { anew: true });

/** A click of the mouse at a moment of its own, however slow the machine is. */
const clickAt = (button: HTMLElement, at: number, detail: number) => {
  const click = createEvent.click(button, { detail });
  Object.defineProperty(click, 'timeStamp', { value: at });
  fireEvent(button, click);
};

const findActions = async () => within(await screen.findByRole('list', { name: 'What you can do' }));

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));

afterEach(async () => {
  await Promise.all(modeInfos.map(({ mode }) => deleteSavedRun(mode)));
  useSettings.setState({ veiled: [] });
});

describe('the first week', () => {
  it('starts in any city, with one action', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Start in'), 'Chiang Mai, Thailand');
    await userEvent.click(screen.getByRole('button', { name: 'Start in Chiang Mai' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Day 1 in Chiang Mai: Work' })).toHaveFocus();
    expect((await findActions()).getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('listbox', { name: 'Cities to go to' })).not.toBeInTheDocument();
    expect(screen.getByText('$3,000')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sound: off', pressed: false })).toBeVisible();
  });

  it('continues a saved run, and shows the expected effects', async () => {
    await saveNewRun('first_week');
    open();
    const work = (await findActions()).getByRole('button', { name: /^Work for a day/ });
    expect(work).toHaveTextContent('0.0 of 4 days done this week');
    await userEvent.click(work);
    expect(within(screen.getByRole('log', { name: 'Journal' })).getByText(/You worked\./)).toHaveTextContent(
      /^Day 1\. You worked\./,
    );
    expect(screen.getByText('2 of 7')).toBeInTheDocument();
  });

  it('ignores the second click of a double click', async () => {
    // A week of before the scripted cards, so that the day brings none.
    const { rulesVersion: _none, ...plan } = createPlan();
    await saveRun(createRun(plan, null), { anew: true });
    open();
    const work = async () => (await findActions()).getByRole('button', { name: /^Work for a day/ });
    clickAt(await work(), 5000, 1);
    expect(screen.getByText('2 of 7')).toBeInTheDocument();
    clickAt(await work(), 5120, 2);
    expect(screen.getByText('2 of 7')).toBeInTheDocument();
    expect((await readSavedRun('first_week'))?.log).toHaveLength(1);
  });

  it('warns when the browser cannot save', async () => {
    await saveNewRun('first_week');
    open();
    await userEvent.click((await findActions()).getByRole('button', { name: /^Work for a day/ }));
    expect(await screen.findByText(/This browser can’t save your run right now/)).toBeInTheDocument();
  });
});

describe('a finished week', () => {
  it('shows new achievements, and links to the passport', async () => {
    await saveNewRun('first_week');
    open();
    for (let turn = 0; turn < 40; turn += 1) {
      if (screen.queryByRole('heading', { name: 'New in your passport' })) break;
      const list = await screen.findAllByRole('list');
      const choice = list.flatMap((one) => within(one).queryAllByRole('button'))[0]!;
      await userEvent.click(choice);
    }
    const news = within(await screen.findByRole('list', { name: 'New achievements' }));
    expect(news.getByText('Seven mornings.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your passport' })).toHaveAttribute(
      'href',
      '/wanderquest/passport',
    );
  });
});

describe('a started Grand Tour', () => {
  it('can be played without a membership', async () => {
    await saveNewRun('grand_tour');
    open('grand-tour');
    const ways = await screen.findByRole('listbox', { name: 'Cities to go to' });
    await userEvent.click(within(ways).getByRole('option', { name: /^Marrakesh/ }));
    const [card] = screen.getAllByText('Marrakesh, Morocco');
    expect(card!.parentElement).toHaveTextContent(/Fare\$\d+.*StayUp to 90 days/);
    await userEvent.click(screen.getAllByRole('button', { name: 'Go to Marrakesh' })[0]!);
    await waitFor(() =>
      expect(screen.getByRole('log', { name: 'Journal' })).toHaveTextContent('You arrived in Marrakesh'),
    );
  });

  it('does not choose on arrival with the second click of a double click on the way there', async () => {
    await saveNewRun('grand_tour');
    open('grand-tour');
    const ways = await screen.findByRole('listbox', { name: 'Cities to go to' });
    await userEvent.click(within(ways).getByRole('option', { name: /^Marrakesh/ }));
    clickAt(screen.getAllByRole('button', { name: 'Go to Marrakesh' })[0]!, 9000, 1);
    const journal = screen.getByRole('log', { name: 'Journal' });
    await waitFor(() => expect(journal).toHaveTextContent('You arrived in Marrakesh'));
    const lines = journal.children.length;
    const choices = screen.getAllByRole('list').flatMap((list) => within(list).queryAllByRole('button'));
    clickAt(choices[0]!, 9120, 2);
    expect(journal.children).toHaveLength(lines);
  });

  it('counts a double click once', async () => {
    await saveNewRun('grand_tour');
    open('grand-tour');
    const rest = (await findActions()).getByRole('button', { name: /^Rest for a day/ });
    await userEvent.dblClick(rest);
    expect(screen.getByText(/^[23] of 180$/)).toBeInTheDocument();
  });

  it('moves through the destinations by keyboard', async () => {
    await saveNewRun('grand_tour');
    open('grand-tour');
    const ways = await screen.findByRole('listbox', { name: 'Cities to go to' });
    ways.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(within(ways).getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('m');
    expect(within(ways).getByRole('option', { selected: true })).toHaveTextContent(/^M/);
  });
});

describe('the settings', () => {
  it('are saved', async () => {
    await saveNewRun('first_week');
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Theft and fraud' }));
    act(() => useSettings.setState({ veiled: [] }));
    await act(loadSettings);
    expect(useSettings.getState().veiled).toEqual(['crime']);
  });
});
