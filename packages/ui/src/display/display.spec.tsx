import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findAccessibilityProblems } from '../testing/accessibility';
import { Chip, ConditionChip } from './chip';
import { DataMark, DataMarkKey } from './data-mark';
import { Table } from './table';

describe('DataMark', () => {
  it.each([
    ['given', 'Measured or given'],
    ['measured', 'Measured or given'],
    ['country', 'Country figure'],
    ['estimate', 'Estimate'],
    [null, 'No figure'],
  ] as const)('labels %s as "%s"', (grade, words) => {
    render(<DataMark grade={grade} />);
    expect(screen.getByRole('img', { name: words })).toBeVisible();
  });

  it('has a legend with every mark', () => {
    render(<DataMarkKey />);
    const marks = within(screen.getByRole('list', { name: 'How we know each figure' })).getAllByRole(
      'listitem',
    );
    expect(marks.map((mark) => mark.textContent)).toEqual([
      'Measured or given',
      'Country figure',
      'Estimate',
      'Rough guess: no official figure to go by',
      'No figure',
    ]);
  });

  it('labels an estimate of the least reliability a rough guess', () => {
    render(<DataMark grade="estimate" reliability="D" showText />);
    expect(screen.getByText('Rough guess')).toBeVisible();
  });
});

describe('chips', () => {
  it('announce whether they are chosen', () => {
    render(
      <>
        <Chip chosen>Coast</Chip>
        <Chip chosen={false}>Portugal</Chip>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Coast', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Portugal', pressed: false })).toBeVisible();
  });

  it('remove a condition by name', async () => {
    const remove = jest.fn();
    render(<ConditionChip onRemove={remove}>Not Asia</ConditionChip>);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Not Asia' }));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});

describe('Table', () => {
  it('has a name, and its box can be scrolled by keyboard', async () => {
    render(
      <Table caption="Three cities">
        <thead>
          <tr>
            <th scope="col">City</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Lisbon</th>
          </tr>
        </tbody>
      </Table>,
    );
    expect(screen.getByRole('table', { name: 'Three cities' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Three cities' })).toHaveFocus();
    expect(await findAccessibilityProblems()).toEqual([]);
  });
});
