import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { aSampleCity, answer, disconnect, hold, renderAt, useServer } from '@wanderwork/testing';
import { FeaturedSection } from './featured-section';

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

describe('WanderLens on the home page', () => {
  useServer();

  it('shows three cities, each with a way to its page', async () => {
    const cities = ['a', 'b', 'c', 'd'].map((slug) => aSampleCity({ slug, name: slug.toUpperCase() }));
    answer('get', paths.api.sampleCities(), cities);
    renderAt('/', <FeaturedSection />);
    expect(await screen.findByRole('heading', { name: 'A' })).toBeInTheDocument();
    expect(names()).toEqual(['A', 'B', 'C']);
    expect(screen.getByRole('link', { name: 'View Details of B' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/b',
    );
  });

  it('shows the launch samples while the list comes', async () => {
    const release = hold('get', paths.api.sampleCities(), [aSampleCity({ name: 'Porto' })]);
    renderAt('/', <FeaturedSection />);
    expect(names()).toEqual(['Chiang Mai', 'Lisbon', 'Medellín']);
    release();
    expect(await screen.findByRole('heading', { name: 'Porto' })).toBeInTheDocument();
  });

  it('keeps them when the list cannot be had', async () => {
    const asked = disconnect('get', paths.api.sampleCities());
    renderAt('/', <FeaturedSection />);
    await screen.findByText('Chiang Mai');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(names()).toEqual(['Chiang Mai', 'Lisbon', 'Medellín']);
  });

  it('leads to WanderLens twice and says what Premium will add', () => {
    answer('get', paths.api.sampleCities(), []);
    renderAt('/', <FeaturedSection />);
    const links = screen.getAllByRole('link', { name: 'Explore WanderLens' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/wanderlens', '/wanderlens']);
    expect(screen.getAllByText('Premium')).toHaveLength(3);
    expect(screen.getByRole('heading', { name: 'Compare Cities' })).toBeInTheDocument();
  });
});
