import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { aCityDetail, aPage, mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import { Packing } from './packing';

const PATH = '/wanderhub/tools/packing';
const warmClimate = Array.from({ length: 12 }, () => ({ tempC: 28, rainMm: 5 }));
const getStatus = () => within(screen.getByRole('region', { name: 'Result' })).getByRole('status');

describe('the packing list', () => {
  useServer();
  beforeEach(() => {
    mockResponse('get', paths.api.cities(), aPage([]));
    mockResponse(
      'get',
      paths.api.city('dakar'),
      aCityDetail({ slug: 'dakar', name: 'Dakar', climate: warmClimate }),
    );
  });

  it('matches the climate and stores checked items in the URL', async () => {
    const { location } = renderAt(`${PATH}?stop=dakar*1*2&days=84`, <Packing />);
    expect(await screen.findByText(/5 mm, Dakar in January/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Rain jacket/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Insulated jacket/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /^8 × Underwear/ }));
    expect(getStatus()).toHaveTextContent(/84 days, 11 washes: 1 of \d+ packed/);
    await waitFor(() => expect(location()).toContain('done=underwear'));
  });

  it('accepts own items', async () => {
    renderAt(PATH, <Packing />);
    await userEvent.type(screen.getByLabelText(/^Item/), 'Camera{Enter}');
    expect(screen.getByRole('checkbox', { name: 'Camera' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Camera' }));
    expect(screen.queryByRole('checkbox', { name: 'Camera' })).not.toBeInTheDocument();
  });

  it('reports missing climate data and packs for it', async () => {
    mockResponse(
      'get',
      paths.api.city('dakar'),
      aCityDetail({ slug: 'dakar', name: 'Dakar', climate: null }),
    );
    renderAt(`${PATH}?stop=dakar*1*1`, <Packing />);
    expect(await screen.findByText(/No rainfall figures for Dakar in January/)).toBeVisible();
    expect(screen.getByText(/We have no temperatures for this route/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Insulated jacket/ })).toBeVisible();
  });

  it('reports invalid numbers and unknown cities', async () => {
    mockError('get', paths.api.city('atlantis'), {
      statusCode: 404,
      code: 'city.not_found',
      message: 'No such city',
    });
    renderAt(`${PATH}?stop=atlantis*13*0&days=0&wash=NaN`, <Packing />);
    expect(await screen.findByText(/We don’t have a city called/)).toHaveTextContent('called “Atlantis”.');
    expect(screen.getByLabelText('Days away')).toHaveAccessibleDescription(
      'Enter a whole number of days, from 1 to 730.',
    );
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription('Choose a month.');
    expect(screen.getByLabelText('Months')).toHaveAccessibleDescription('Enter a whole number from 1 to 12.');
  });
});
