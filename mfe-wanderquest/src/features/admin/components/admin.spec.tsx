import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type AdminQuestBalance, type AdminQuestFlag } from '@wanderwork/contracts';
import { cards, cardTexts } from '@wanderwork/quest-engine';
import { mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import AdminSection from '../../../admin';
import { decks, findCards } from '../model/find-cards';

const { admin } = paths.api;

const balance: AdminQuestBalance = {
  runs: 1200,
  rows: [{ mode: 'grand_tour', difficulty: 'hard', finished: 800, wins: 168, medianScore: 1432.5 }],
  cities: [
    { city: 'lisbon', share: 0.12 },
    { city: 'bangkok', share: 0.08 },
  ],
};

const flag: AdminQuestFlag = {
  id: '1',
  runId: '2',
  userId: '3',
  email: 'ana@example.com',
  mode: 'daily_dash',
  difficulty: 'standard',
  flag: 'illegal',
  detail: 'action 7: choice_closed',
  times: 4,
  flaggedAt: '2026-11-22T10:00:00Z',
};

const open = (part = 'balance') => renderAt(`/admin/wanderquest?part=${part}`, <AdminSection />);

describe('the game in the admin area', () => {
  useServer();

  it('shows how runs end and where they go', async () => {
    mockResponse('get', admin.questBalance(), balance);
    open();
    const row = within(await screen.findByRole('table', { name: 'How runs end' })).getByRole('row', {
      name: /Grand Tour, Hard/,
    });
    expect(row).toHaveTextContent('80021%1,433');
    expect(screen.getByRole('row', { name: 'Lisbon 12%' })).toBeVisible();
    expect(screen.getByText(/^Together 20%/)).toBeVisible();
  });

  it('shows empty and error states', async () => {
    mockResponse('get', admin.questBalance(), { runs: 0, rows: [], cities: [] });
    const { unmount } = open();
    expect(await screen.findByText('You’ll see here how runs end.')).toBeVisible();
    unmount();
    mockError('get', admin.questFlags(), { statusCode: 400, code: 'validation.failed', message: 'No.' });
    open('flags');
    expect(await screen.findByRole('alert')).toHaveTextContent('The flagged runs couldn’t load.');
  });

  it('lists flagged runs with the reason', async () => {
    mockResponse('get', admin.questFlags(), { items: [flag], nextKey: null });
    open('flags');
    const row = await screen.findByRole('row', { name: /ana@example.com/ });
    expect(row).toHaveTextContent('Illegal action (action 7: choice_closed)');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/users/3');
  });

  it('finds card texts by deck and by text', async () => {
    open('cards');
    const { title, choices } = cardTexts[cards[0]!.id]!;
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Text' }), title);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(Object.values(choices)[0]!.label)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Deck' }), 'All decks');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Text' }), ' of no card at all');
    expect(await screen.findByText('No cards match')).toBeVisible();
  });

  it('pages through the cards, and returns to page one on a new search', async () => {
    open('cards');
    const where = await screen.findByText(`Cards 1 to 10 of ${cards.length}`);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of cards' }));
    expect(pages.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    await userEvent.click(pages.getByRole('button', { name: 'Next' }));
    expect(where).toHaveTextContent(`Cards 11 to 20 of ${cards.length}`);
    expect(where).toHaveFocus();
    expect(screen.getByRole('heading', { name: cardTexts[cards[10]!.id]!.title })).toBeVisible();
    const [deck] = decks;
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Deck' }), deck!);
    expect(await screen.findByText(`Cards 1 to 10 of ${findCards(deck!, '').length}`)).toBeVisible();
  });
});
