import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import {
  aCity,
  aCityDetail,
  aFigure,
  mockResponse,
  mockNetworkError,
  mockError,
  useServer,
} from '@wanderwork/testing';
import { answerCityExtras, renderCity } from './open-city.fixture';

const lisbon = aCityDetail({
  verdicts: [
    { side: 'for', words: 'Clean air: 8 µg/m³ of fine particles in the country', figure: 'air_pm25' },
  ],
  figures: [
    aFigure(),
    aFigure({
      key: 'transport',
      label: 'Transport',
      group: 'cost',
      value: null,
      grade: null,
      sourceId: null,
      year: null,
    }),
  ],
  sources: [
    {
      id: 'wdi',
      title: 'World Development Indicators',
      url: null,
      licence: 'CC BY 4.0',
      attribution: 'Contains data from the World Bank',
    },
  ],
  similar: [aCity({ slug: 'porto', name: 'Porto' })],
});

describe('CityPage', () => {
  useServer();
  beforeEach(() => answerCityExtras());

  it('shows the position and the score with its range', async () => {
    mockResponse('get', paths.api.city('lisbon'), lisbon);
    renderCity('lisbon');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon' })).toBeInTheDocument();
    expect(screen.getByText('38°43′ N, 9°08′ W')).toBeInTheDocument();
    expect(screen.getByText('517,802 people')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /IREX 91 of 100.*likely 89 to 93/ })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'What’s behind the 91' })).toHaveTextContent(
      'likely between 3 and 26',
    );
  });

  it('puts the safety of the country into words, next to its label', async () => {
    mockResponse('get', paths.api.city('lisbon'), { ...lisbon, saferThan: 6 });
    renderCity('lisbon');
    expect(await screen.findByText(/^Safer than 6% of the cities here/)).toBeInTheDocument();
  });

  it('shows each figure with value, grade and source, and missing ones', async () => {
    mockResponse('get', paths.api.city('lisbon'), lisbon);
    renderCity('lisbon');
    const health = await screen.findByRole('region', { name: 'Health and air' });
    expect(health).toHaveTextContent('8.2 µg/m³');
    expect(health).toHaveTextContent('World Development Indicators, 2017');
    expect(within(health).getByRole('img', { name: 'Country figure' })).toBeInTheDocument();
    const cost = screen.getByRole('region', { name: 'Monthly cost' });
    expect(within(cost).getByRole('definition')).toHaveTextContent('No figure');
    expect(screen.getByRole('region', { name: 'Sources and licenses' })).toHaveTextContent(
      'Contains data from the World Bank (CC BY 4.0)',
    );
  });

  it('shows pros and cons that link to their figures', async () => {
    mockResponse('get', paths.api.city('lisbon'), lisbon);
    renderCity('lisbon');
    const verdicts = await screen.findByRole('region', { name: 'Pros and cons' });
    const link = within(verdicts).getByRole('link', { name: /Clean air: 8/ });
    const figureOf = (hash: string | null) => document.querySelector(hash ?? 'none');
    expect(figureOf(link.getAttribute('href'))).toHaveTextContent('Fine dust (PM2.5)');
    expect(verdicts).toHaveTextContent('Nothing stands out in the figures we have.');
  });

  it('copies a citation of a figure', async () => {
    mockResponse('get', paths.api.city('lisbon'), lisbon);
    const user = userEvent.setup();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    renderCity('lisbon');
    await user.click(await screen.findByRole('button', { name: 'Copy citation of Fine dust (PM2.5)' }));
    expect(written.mock.calls[0]?.[0]).toMatch(
      /^Lisbon, Portugal\. Fine dust \(PM2\.5\): 8\.2 µg\/m³ \(country figure\)\. World Development Indicators, 2017/,
    );
  });

  it('links to similar cities within the margin of error', async () => {
    mockResponse('get', paths.api.city('lisbon'), lisbon);
    renderCity('lisbon');
    const similar = await screen.findByRole('region', { name: 'Nearby, with a similar score' });
    expect(within(similar).getByRole('link', { name: /Porto/ })).toHaveAttribute(
      'href',
      '/wanderlens/cities/porto',
    );
    expect(similar).toHaveTextContent('differences from Lisbon are within the margin of error');
  });

  it('shows no climate without measurements', async () => {
    answerCityExtras('aarhus');
    mockResponse(
      'get',
      paths.api.city('aarhus'),
      aCityDetail({ slug: 'aarhus', name: 'Aarhus', climate: null }),
    );
    renderCity('aarhus');
    const climate = await screen.findByRole('region', { name: 'Weather by month' });
    expect(climate).toHaveTextContent('no figure');
    expect(within(climate).queryByRole('table')).not.toBeInTheDocument();
  });

  it('explains that a city is unknown', async () => {
    mockError('get', paths.api.city('no-such-city'), {
      statusCode: 404,
      code: 'city.not_found',
      message: 'No such city',
    });
    renderCity('no-such-city');
    expect(await screen.findByRole('heading', { level: 1, name: 'Not on our chart' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search cities' })).toHaveAttribute(
      'href',
      '/wanderlens?q=no+such+city',
    );
  });

  it('tries again when loading fails', async () => {
    mockNetworkError('get', paths.api.city('lisbon'));
    renderCity('lisbon');
    await screen.findByRole('alert');
    mockResponse('get', paths.api.city('lisbon'), lisbon);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lisbon' })).toBeInTheDocument();
  });
});
