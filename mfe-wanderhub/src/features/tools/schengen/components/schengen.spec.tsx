import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@wanderwork/testing';
import { Schengen } from './schengen';

const PATH = '/wanderhub/tools/schengen';
const ARTICLE = 'stay=2027-01-12_2027-02-20&stay=2027-04-03_2027-05-02';
const getResult = () => screen.getByRole('region', { name: 'Result' });

const actionNames = ['Copy result', 'Copy link', 'Add to calendar', 'Print'];

describe('the Schengen counter', () => {
  it.each(['stay=2027-01-12_2027-02-20', 'try=2027-07-05_'])(
    'offers copying and printing once a stay is entered: %s',
    (stay) => {
      const { unmount } = renderAt(`${PATH}?on=2027-05-02`, <Schengen />);
      expect(within(getResult()).getByRole('status')).toHaveTextContent('0 of 90 days used');
      for (const name of actionNames) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      unmount();
      renderAt(`${PATH}?on=2027-05-02&${stay}`, <Schengen />);
      for (const name of actionNames) expect(screen.getByRole('button', { name })).toBeVisible();
    },
  );

  it('calculates the stays in the URL', () => {
    renderAt(`${PATH}?${ARTICLE}&on=2027-05-02&try=2027-07-05_2027-09-02`, <Schengen />);
    expect(within(getResult()).getByRole('status')).toHaveTextContent(
      '70 of 90 days used on 2 May 2027; 20 days left.',
    );
    expect(within(getResult()).getByText(/fit: 90 of 90 days used on the last day/)).toBeVisible();
    expect(within(getResult()).getByRole('img')).toHaveAccessibleName(/70 days of stay, 12 Jan 2027 to/);
  });

  it('says why one may stay longer than the days left', () => {
    const { unmount } = renderAt(`${PATH}?${ARTICLE}&on=2027-07-05`, <Schengen />);
    expect(within(getResult()).getByRole('status')).toHaveTextContent('20 days left.');
    expect(within(getResult()).getByText('2 Sept 2027 (60 days)')).toBeVisible();
    expect(
      within(getResult()).getByText(
        'Only 20 days left, yet you can stay 60 days: 40 days of earlier stays drop out of the 180-day window while you’re there.',
      ),
    ).toBeVisible();
    unmount();
    renderAt(`${PATH}?${ARTICLE}&on=2027-05-02`, <Schengen />);
    expect(within(getResult()).queryByText(/drop out/)).not.toBeInTheDocument();
  });

  it('stores the input in the URL', async () => {
    const { location } = renderAt(`${PATH}?on=2027-05-02`, <Schengen />);
    const first = screen.getByRole('group', { name: 'Stay 1' });
    fireEvent.change(within(first).getByLabelText('Entry'), { target: { value: '2027-04-03' } });
    fireEvent.change(within(first).getByLabelText('Exit'), { target: { value: '2027-05-02' } });
    expect(within(getResult()).getByRole('status')).toHaveTextContent('30 of 90 days used');
    await waitFor(() => expect(location()).toBe(`${PATH}?stay=2027-04-03_2027-05-02&on=2027-05-02`));
  });

  it('reports invalid rows and counts the others', () => {
    renderAt(
      `${PATH}?${ARTICLE}&stay=2027-02-31_2027-03-01&stay=2027-06-09_2027-06-01&on=2027-05-02`,
      <Schengen />,
    );
    expect(screen.getByText(/“2027-02-31” isn’t a date between/)).toBeVisible();
    expect(screen.getByText('The exit is before the entry.')).toBeVisible();
    expect(within(getResult()).getByText(/2 rows are not counted/)).toBeVisible();
    expect(within(getResult()).getByRole('status')).toHaveTextContent('70 of 90 days used');
  });

  it('uses today if the date is invalid', () => {
    renderAt(`${PATH}?on=NaN`, <Schengen />);
    expect(screen.getByText(/“NaN” isn’t a valid date\. We used today\./)).toBeVisible();
    expect(within(getResult()).getByRole('status')).toHaveTextContent('0 of 90 days used');
  });

  it('handles a hundred stays and removes one', async () => {
    const stays = Array.from({ length: 100 }, (_, at) => `stay=${2000 + at}-05-01_${2000 + at}-05-03`).join(
      '&',
    );
    renderAt(`${PATH}?${stays}&on=2050-05-03`, <Schengen />);
    expect(within(getResult()).getByRole('status')).toHaveTextContent('3 of 90 days used');
    await userEvent.click(screen.getByRole('button', { name: 'Remove stay 51' }));
    expect(within(getResult()).getByRole('status')).toHaveTextContent('0 of 90 days used');
    expect(screen.getByRole('button', { name: 'Add a stay' })).toHaveFocus();
  });
});
