import { render, screen, within } from '@testing-library/react';
import { findAccessibilityProblems } from '../testing/accessibility';
import { ListTable, type ListColumns } from './list-table';

const people = [
  { id: '1', email: 'ana@example.com', plan: 'Pro', since: 'March' },
  { id: '2', email: 'ben@example.com', plan: 'Explorer', since: 'May' },
];

const columns: ListColumns<(typeof people)[number]> = [
  { title: 'Account', render: ({ email }) => <a href="/1">{email}</a> },
  { title: 'Plan', render: ({ plan }) => plan },
  { title: 'Since', render: ({ since }) => since },
];

const show = () => render(<ListTable caption="Accounts" columns={columns} rows={people} />);

describe('a list as a table', () => {
  it('has a row for each item, named by the first column', () => {
    show();
    const table = screen.getByRole('table', { name: 'Accounts' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    const row = within(table).getByRole('row', { name: /ben@example.com/ });
    expect(within(row).getByRole('rowheader', { name: 'ben@example.com' })).toBeVisible();
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastChild?.textContent),
    ).toEqual(['Explorer', 'May']);
  });

  it('shows each value with its title on cards, announced only once', () => {
    show();
    const row = screen.getByRole('row', { name: /ana@example.com/ });
    expect(row).toHaveTextContent('ana@example.comPlanProSinceMarch');
    expect(within(row).getByRole('cell', { name: 'Pro' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Account',
      'Plan',
      'Since',
    ]);
  });

  it('keeps the table roles when laid out as cards', () => {
    const { container } = show();
    const roles = (selector: string) =>
      [...container.querySelectorAll(selector)].map((part) => part.getAttribute('role'));
    expect(new Set(roles('table'))).toEqual(new Set(['table']));
    expect(new Set(roles('thead, tbody'))).toEqual(new Set(['rowgroup']));
    expect(new Set(roles('tr'))).toEqual(new Set(['row']));
    expect(new Set(roles('thead th'))).toEqual(new Set(['columnheader']));
    expect(new Set(roles('tbody th'))).toEqual(new Set(['rowheader']));
    expect(new Set(roles('td'))).toEqual(new Set(['cell']));
  });

  it('has no accessibility problems', async () => {
    show();
    expect(await findAccessibilityProblems()).toEqual([]);
  });
});
