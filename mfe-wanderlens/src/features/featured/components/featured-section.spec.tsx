import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import {
  aSampleCity,
  mockResponse,
  mockNetworkError,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { FeaturedSection } from './featured-section';

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

describe('FeaturedSection', () => {
  useServer();

  it('shows three cities with links', async () => {
    const cities = ['a', 'b', 'c', 'd'].map((slug) => aSampleCity({ slug, name: slug.toUpperCase() }));
    mockResponse('get', paths.api.sampleCities(), cities);
    renderAt('/', <FeaturedSection />);
    expect(await screen.findByRole('heading', { name: 'A' })).toBeInTheDocument();
    expect(names()).toEqual(['A', 'B', 'C']);
    expect(screen.getByRole('link', { name: 'View Details of B' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/b',
    );
  });

  it('shows the launch samples while loading', async () => {
    const release = mockPendingResponse('get', paths.api.sampleCities(), [aSampleCity({ name: 'Porto' })]);
    renderAt('/', <FeaturedSection />);
    expect(names()).toEqual(['Chiang Mai', 'Lisbon', 'Medellín']);
    release();
    expect(await screen.findByRole('heading', { name: 'Porto' })).toBeInTheDocument();
  });

  it('keeps the launch samples when loading fails', async () => {
    const requests = mockNetworkError('get', paths.api.sampleCities());
    renderAt('/', <FeaturedSection />);
    await screen.findByText('Chiang Mai');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(names()).toEqual(['Chiang Mai', 'Lisbon', 'Medellín']);
  });

  it('draws the range of a score if it is known', async () => {
    mockResponse('get', paths.api.sampleCities(), [aSampleCity()]);
    renderAt('/', <FeaturedSection />);
    expect(await screen.findByRole('img', { name: 'IREX 91, likely 89 to 92' })).toBeInTheDocument();
    expect(screen.getAllByText('Sample figures')).toHaveLength(1);
    expect(screen.queryByRole('img', { name: 'Measured or given' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Current figures of Lisbon' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/lisbon#figures',
    );
  });

  it('draws no range if it is unknown', () => {
    mockNetworkError('get', paths.api.sampleCities());
    renderAt('/', <FeaturedSection />);
    expect(screen.getByRole('img', { name: 'IREX 86' })).toBeInTheDocument();
  });

  it('links to WanderLens twice and lists the Premium features', () => {
    mockResponse('get', paths.api.sampleCities(), []);
    renderAt('/', <FeaturedSection />);
    const links = screen.getAllByRole('link', { name: 'Explore WanderLens' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/wanderlens', '/wanderlens']);
    expect(screen.getAllByText('Premium')).toHaveLength(3);
    for (const [title, words] of [
      ['Detailed Analytics', /cost breakdowns and living indexes/i],
      ['Compare Cities', /side-by-side of up to 3 locations/i],
      ['Custom Reports', /downloadable insights/i],
    ] as const) {
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
      expect(screen.getByText(words)).toBeInTheDocument();
    }
  });
});
