import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@wanderwork/platform';
import { aUser, renderAt } from '@wanderwork/testing';
import App from '../../app';
import { usePassportBook } from '../../shared/passport/passport-book';
import { deleteSavedRun, readSavedRun } from '../../shared/saves/saved-runs';
import { createDefaultSetup } from './model/choices';

const earn = (...ids: string[]) =>
  act(() =>
    usePassportBook.setState({
      earned: ids.map((id) => ({ id, at: '2026-11-22T10:00:00.000Z', mode: 'grand_tour', run: 'one' })),
    }),
  );

const open = async (slug = 'grand-tour') => {
  renderAt(`/wanderquest/${slug}`, <App />);
  return screen.findByRole('button', { name: 'Start in Lisbon' });
};

const group = (name: string) => within(screen.getByRole('radiogroup', { name }));

const unfold = async (name: string) => {
  const line = screen.getAllByText(name).find((text) => text.closest('summary'));
  await userEvent.click(line!);
};

beforeEach(() =>
  useSession.setState({ user: aUser({ subscriptionTier: 'pro' }), isAuthenticated: false, isLoading: false }),
);

afterEach(async () => {
  usePassportBook.setState({ earned: [] });
  await deleteSavedRun('grand_tour');
});

describe('the start form', () => {
  it('starts a run with one click', async () => {
    await userEvent.click(await open());
    expect(await screen.findByRole('heading', { level: 2, name: 'Day 1 in Lisbon' })).toBeInTheDocument();
    expect((await readSavedRun('grand_tour'))?.plan).toMatchObject({
      profession: 'developer',
      passport: 'de',
    });
  });

  it('summarizes the choices with the rules’ own numbers', async () => {
    await open();
    const summary = screen.getByRole('status');
    expect(summary).toHaveTextContent(
      'You set out as a developer from Lisbon, with a passport from Germany.',
    );
    expect(summary).toHaveTextContent(
      'Standard: $2,200 to start with, 8 cities, 3 continents, 1 wish. No assists.',
    );
    await unfold('Passport');
    await userEvent.click(group('Passport').getByRole('radio', { name: 'United States' }));
    await unfold('Difficulty');
    const hard = group('Difficulty').getByRole('radio', { name: 'Hard' });
    expect(hard).toHaveAccessibleDescription(/10 cities, 4 continents, 2 wishes/);
    await userEvent.click(hard);
    expect(summary).toHaveTextContent('with a passport from the United States.');
    expect(summary).toHaveTextContent(
      'Hard: $1,450 to start with, 10 cities, 4 continents, 2 wishes. No assists.',
    );
  });

  it('starts in the chosen month, by default the current one', async () => {
    const begin = await open();
    expect(createDefaultSetup('grand_tour', new Date(2026, 10, 22)).month).toBe(10);
    await unfold('Month');
    const july = group('Month').getByRole('radio', { name: 'July' });
    expect(july).toHaveAccessibleDescription(/^Lisbon: weather \d+ of 100$/);
    await userEvent.click(july);
    expect(screen.getByRole('status')).toHaveTextContent('The run starts in July.');
    await userEvent.click(begin);
    expect(await screen.findByText(/^Portugal, July\. Weather/)).toBeInTheDocument();
    expect((await readSavedRun('grand_tour'))?.plan.month).toBe(6);
  });

  it('says how to unlock a locked choice, and unlocks it', async () => {
    await open();
    await unfold('Profession');
    const jobs = group('Profession');
    expect(jobs.queryByRole('radio', { name: 'Writer' })).not.toBeInTheDocument();
    expect(jobs.getByText('Unlocks with “The first stamp”: Arrive anywhere at all.')).toBeInTheDocument();
    earn('first_stamp');
    const writer = jobs.getByRole('radio', { name: 'Writer' });
    expect(writer).toHaveAccessibleDescription(/Pay −7%.*Connection needed −60%/);
  });

  it('replaces a passport that the Departure level does not allow', async () => {
    await open();
    earn('circle', 'departure_one', 'borders');
    await unfold('Departure');
    await userEvent.click(group('Departure').getByRole('radio', { name: '3. The thinner passport' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      /passport from the Philippines.*Departure level 3: the thinner passport/,
    );
    await unfold('Passport');
    expect(group('Passport').queryByRole('radio', { name: 'Germany' })).not.toBeInTheDocument();
  });

  it('starts with the chosen assists, and says they make it unranked', async () => {
    const begin = await open();
    expect(screen.getByText('No assists')).toBeVisible();
    await unfold('Assists');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Undo/ }));
    expect(screen.queryByText('No assists')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('With assists: undo. The run isn’t ranked.');
    await userEvent.click(begin);
    await screen.findByRole('heading', { level: 2, name: 'Day 1 in Lisbon' });
    expect((await readSavedRun('grand_tour'))?.log).toEqual([{ type: 'assist', assist: 'undo', on: true }]);
  });
});
