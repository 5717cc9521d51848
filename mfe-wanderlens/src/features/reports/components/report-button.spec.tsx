import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import { ReportButton } from './report-button';

const lisbon = { slug: 'lisbon', name: 'Lisbon' };
const medellin = { slug: 'medellin', name: 'Medellín' };

/** The file names the browser was asked to save. */
const saved: string[] = [];

const open = async (cities: { slug: string; name: string }[]) => {
  const user = userEvent.setup();
  renderAt('/', <ReportButton cities={cities} />);
  await user.click(screen.getByRole('button', { name: 'Create a report' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Create a report' })) };
};

describe('ReportButton', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    saved.length = 0;
    useSession.setState({ user: null, isLoading: false });
    localStorage.setItem('wanderwork_degrees', 'celsius');
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('downloads a report of the chosen sections', async () => {
    const requests = mockResponse('post', paths.api.reports(), 'a file');
    const { user, dialog } = await open([lisbon, medellin]);
    await user.click(await dialog.findByRole('checkbox', { name: 'Weather by month' }));
    await user.click(dialog.getByRole('radio', { name: /^CSV/ }));
    await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
    expect(await dialog.findByText(/is in your downloads\.$/)).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([
      {
        cities: ['lisbon', 'medellin'],
        sections: ['score', 'cost', 'comparison', 'figures'],
        format: 'csv',
        wishes: null,
        temperatureUnit: 'celsius',
      },
    ]);
    expect(saved).toEqual(['wanderwork-report']);
  });

  it('offers no comparison for one city and includes the own preferences by default', async () => {
    localStorage.setItem('wanderwork_irex', '1.w2a222222');
    const requests = mockResponse('post', paths.api.reports(), 'a file');
    const { user, dialog } = await open([lisbon]);
    expect(await dialog.findByRole('checkbox', { name: /your preferences/ })).toBeChecked();
    expect(dialog.queryByRole('checkbox', { name: 'Side-by-side comparison' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await dialog.findByText(/is in your downloads\.$/);
    expect(requests[0]?.body).toMatchObject({ wishes: { sliders: { affordability: 5 } } });
  });

  it('keeps the choices and shows the server’s message on failure', async () => {
    mockError('post', paths.api.reports(), {
      statusCode: 429,
      code: 'rate.limited',
      message: 'Your last report is still being made. Please wait a moment.',
    });
    const { user, dialog } = await open([lisbon]);
    await user.click(await dialog.findByRole('checkbox', { name: 'All figures' }));
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    expect(await dialog.findByText(/Your last report is still being made/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'All figures' })).not.toBeChecked();
    expect(saved).toEqual([]);
  });

  it('shows a gate with a link to a sample for other cities', async () => {
    const { dialog } = await open([{ slug: 'porto', name: 'Porto' }]);
    const gate = within(await dialog.findByRole('group', { name: 'Reports on Porto are part of Premium' }));
    expect(gate.getByRole('link', { name: 'Open Lisbon’s report' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/lisbon#report',
    );
    expect(dialog.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  });
});
