import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LoadMore } from './load-more';

interface Props {
  table?: boolean;
  fails?: boolean;
}

/** Two of four months; the others appear when the answer arrives. */
const Months = ({ table = false, fails = false }: Props) => {
  const [shown, setShown] = useState(2);
  const [state, setState] = useState<'still' | 'asked' | 'failed'>('still');
  const answer = () => {
    setState(fails ? 'failed' : 'still');
    if (!fails) setShown(shown + 2);
  };
  const months = ['May', 'April', 'March', 'February'].slice(0, shown);
  const list = {
    hasNextPage: shown < 4,
    isFetchNextPageError: state === 'failed',
    isFetchingNextPage: state === 'asked',
    fetchNextPage: () => setState('asked'),
  };
  return (
    <>
      <input aria-label="Search" onKeyDown={(event) => event.key === 'Enter' && answer()} />
      <LoadMore list={list} label="The months" count={months.length}>
        {table ? (
          <table>
            <thead>
              <tr>
                <th>Month</th>
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month}>
                  <td>
                    <ul role="list">
                      <li>{month}</li>
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <ul role="list">
            {months.map((month) => (
              <li key={month}>{month}</li>
            ))}
          </ul>
        )}
      </LoadMore>
      <button onMouseDown={(event) => event.preventDefault()} onClick={answer}>
        The answer comes
      </button>
    </>
  );
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const askByKeys = async () => {
  screen.getByRole('button', { name: 'Show more' }).focus();
  await userEvent.keyboard('{Enter}');
};

describe('LoadMore', () => {
  it.each([false, true])(
    'focuses the first new row when the button disappears (table: %s)',
    async (table) => {
      render(<Months table={table} />);
      await askByKeys();
      await press('The answer comes');
      expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
      const row = screen.getByText('March').closest(table ? 'tr' : 'li');
      expect(row).toHaveFocus();
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'The answer comes' })).toHaveFocus();
    },
  );

  it('leaves the focus where the person moved it', async () => {
    render(<Months />);
    await askByKeys();
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(screen.getByText('March')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('focuses the retry button when loading fails', async () => {
    render(<Months fails />);
    await askByKeys();
    await press('The answer comes');
    expect(screen.getByRole('alert')).toHaveTextContent('More of the months couldn’t load.');
    expect(screen.getByRole('button', { name: 'Try Again' })).toHaveFocus();
  });

  it('does not move the focus when more arrives by itself', async () => {
    render(<Months />);
    await press('The answer comes');
    expect(screen.getByText('March')).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});
