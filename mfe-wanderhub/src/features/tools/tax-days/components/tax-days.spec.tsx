import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@wanderwork/testing';
import { TaxDays } from './tax-days';

const PATH = '/wanderhub/tools/tax-days';
const getRow = (country: string, period: string) =>
  within(screen.getByRole('table', { name: `Days in ${country}` })).getByRole('row', {
    name: new RegExp(`^${period}`),
  });

const actionNames = ['Copy result', 'Copy link', 'Print'];

describe('the tax-day counter', () => {
  it('offers copying and printing once there is a result', () => {
    const { unmount } = renderAt(`${PATH}?line=90`, <TaxDays />);
    expect(screen.getByText('Enter a stay to count its days.')).toBeVisible();
    for (const name of actionNames) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    unmount();
    renderAt(`${PATH}?try=PT_2027-12-20_2028-01-10`, <TaxDays />);
    for (const name of actionNames) expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('counts a stay over New Year in both years, and midnights without the last day', async () => {
    const { location } = renderAt(`${PATH}?stay=PT_2027-12-20_2028-01-10`, <TaxDays />);
    expect(getRow('Portugal', 'In 2027')).toHaveTextContent('12');
    expect(getRow('Portugal', 'In 2028')).toHaveTextContent('10');
    await userEvent.click(screen.getByRole('radio', { name: 'Midnights' }));
    expect(getRow('Portugal', 'In 2028')).toHaveTextContent('9');
    await waitFor(() => expect(location()).toContain('by=midnight'));
  });

  it('shows what a planned stay adds, and when the limit is reached', () => {
    renderAt(`${PATH}?stay=CO_2027-08-01_2028-01-27&try=CO_2028-03-01_2028-03-10`, <TaxDays />);
    expect(getRow('Colombia', 'In 2028')).toHaveTextContent('37, 10 of them planned');
    expect(getRow('Colombia', 'Most in any 365 days')).toHaveTextContent('190');
    expect(getRow('Colombia', 'Most in any 365 days')).toHaveTextContent('At or over');
    expect(screen.getAllByRole('link', { name: 'DIAN, Estatuto Tributario, Article 10' })[0]).toBeVisible();
  });

  it('reports invalid countries, dates and numbers', () => {
    renderAt(`${PATH}?stay=ZZ_2027-01-01_2027-01-05&stay=PT_2027-02-31_&line=0`, <TaxDays />);
    expect(screen.getByText('“ZZ” isn’t a country we know.')).toBeVisible();
    expect(screen.getByText(/“2027-02-31” isn’t a date between/)).toBeVisible();
    expect(screen.getByText('Enter a whole number from 1 to 366.')).toBeVisible();
    expect(screen.getByText(/2 rows are not counted/)).toBeVisible();
  });
});
