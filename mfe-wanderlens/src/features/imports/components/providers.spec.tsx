import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type DataProvider } from '@wanderwork/contracts';
import { mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import { Providers } from './providers';

const { admin } = paths.api;

const worldBank = (changes: Partial<DataProvider> = {}): DataProvider => ({
  name: 'worldbank',
  title: 'World Bank',
  brings: 'Fine particles and life expectancy.',
  page: 'https://databank.worldbank.org/',
  licence: 'CC BY 4.0',
  attribution: 'Contains data from the World Bank',
  isOn: true,
  last: null,
  ...changes,
});

const openMeteo = worldBank({ name: 'open-meteo', title: 'Open-Meteo', isOn: false });

const open = () => renderAt('/admin/wanderlens?part=imports', <Providers />);
const cardOf = async (title: string) => screen.findByRole('listitem', { name: title });

describe('Providers', () => {
  useServer();

  it('shows the license, the last import and why a provider is off', async () => {
    mockResponse('get', admin.providers(), [
      worldBank({ last: { batch: 7, state: 'rolled_back' } }),
      openMeteo,
    ]);
    open();
    const on = within(await cardOf('World Bank'));
    expect(on.getByText('On')).toBeVisible();
    expect(on.getByText(/^License: CC BY 4.0. Contains data/)).toBeVisible();
    expect(on.getByRole('link', { name: 'What World Bank says about its data' })).toHaveAttribute(
      'href',
      worldBank().page,
    );
    expect(on.getByRole('link', { name: 'import 7, rolled back' })).toHaveAttribute(
      'href',
      '/admin/wanderlens?part=imports&batch=7',
    );
    const off = within(await cardOf('Open-Meteo'));
    expect(off.getByText(/^Off by default/)).toHaveTextContent('DATA_PROVIDERS including open-meteo');
    expect(off.queryByRole('button')).not.toBeInTheDocument();
  });

  it('fetches once and shows the server’s reason for a failure', async () => {
    mockResponse('get', admin.providers(), [worldBank()]);
    mockError('post', admin.planFrom('worldbank'), {
      statusCode: 502,
      code: 'cities.provider_failed',
      message: 'World Bank: it could not be reached, 4 times. Nothing was planned.',
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Fetch from World Bank' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('4 times. Nothing was planned.');
    expect(screen.getByRole('button', { name: 'Fetch from World Bank' })).toBeEnabled();
  });

  it('tries again after a failure', async () => {
    mockError('get', admin.providers(), { statusCode: 503, code: 'service.unavailable', message: 'No' });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The providers couldn’t load.');
    mockResponse('get', admin.providers(), [worldBank()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'World Bank' })).toBeVisible();
  });
});
