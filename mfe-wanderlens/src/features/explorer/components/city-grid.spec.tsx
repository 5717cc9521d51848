import { act, screen, waitFor, within } from '@testing-library/react';
import { type CitySummary } from '@wanderwork/contracts';
import { aCity, renderAt, useServer } from '@wanderwork/testing';
import { useState } from 'react';
import { type OwnOrder } from '../../../shared/own-order';
import { CityGrid } from './city-grid';

/** Enough cities for some to be below the fold. */
const cities = Array.from({ length: 12 }, (_, at) =>
  aCity({ slug: `city-${at}`, name: `City ${at}`, monthlyCost: { value: 1000 + at, grade: 'given' } }),
);
const scores = (score: number): OwnOrder =>
  new Map(cities.map(({ slug }) => [slug, { score, overlap: null, entry: null }]));

/** Counts how often a city is read, which happens when its card renders. */
const watchCity = (city: CitySummary) => {
  const { country } = city;
  const seen = { times: 0 };
  const look = () => {
    seen.times += 1;
    return country;
  };
  return { seen, city: Object.defineProperty({ ...city }, 'country', { get: look, enumerable: true }) };
};

/** Renders a list. Returns a function that replaces it. */
const renderList = (first: CitySummary[], order: OwnOrder | null = null) => {
  let show: (cities: CitySummary[], order?: OwnOrder | null) => void = () => undefined;
  const List = () => {
    const [result, setResult] = useState({ cities: first, order });
    show = (cities, order = null) => setResult({ cities, order });
    const noMore = { hasMore: false, loadingMore: false, moreFailed: false, more: () => undefined };
    return <CityGrid result={{ ...result, ...noMore }} />;
  };
  renderAt('/wanderlens', <List />);
  return (...next: Parameters<typeof show>) => act(() => show(...next));
};

const getCard = (place: number) => within(screen.getAllByRole('article')[place]!);
/** The figures of a card while they are hidden from everyone. */
const findHiddenFigures = (place: number) => {
  const figures = getCard(place).getByText('Monthly cost').closest('[aria-hidden=true]');
  return figures && getComputedStyle(figures).clipPath === 'inset(50%)' ? figures : null;
};
const getNameAt = (place: number) => getCard(place).getByRole('heading').textContent;

describe('CityGrid', () => {
  useServer();
  beforeEach(() => localStorage.clear());

  it('renders only the cards whose city changes', async () => {
    const stays = watchCity(cities[2]!);
    const moves = watchCity(cities[1]!);
    const show = renderList([cities[0]!, moves.city, stays.city]);
    await screen.findByRole('link', { name: 'City 2' });
    [stays.seen.times, moves.seen.times] = [0, 0];
    show([moves.city, cities[0]!, stays.city]);
    await waitFor(() => expect(getCard(0).getByText('$1,001')).toBeVisible());
    expect(moves.seen.times).toBeGreaterThan(0);
    expect(stays.seen.times).toBe(0);
  });

  it('updates only the score when a city keeps its place', async () => {
    const { city, seen } = watchCity(cities[0]!);
    const show = renderList([city], scores(80));
    await screen.findByRole('link', { name: 'City 0' });
    seen.times = 0;
    show([city], scores(70));
    expect(getCard(0).getByRole('img', { name: 'Your IREX 70.0' })).toBeVisible();
    expect(seen.times).toBe(0);
  });

  it('updates visible names at once and never shows figures under another city’s name', async () => {
    const show = renderList(cities);
    await screen.findByRole('link', { name: 'City 11' });
    show([...cities].reverse());
    expect([getNameAt(0), getNameAt(11)]).toEqual(['City 11', 'City 11']);
    expect(findHiddenFigures(0)).toContainElement(getCard(0).getByText('$1,000'));
    expect(getCard(11).getByText('$1,011')).toBeVisible();
    expect(findHiddenFigures(11)).toBeNull();
    await waitFor(() => expect(getNameAt(11)).toBe('City 0'));
    expect(getCard(0).getByText('$1,011')).toBeVisible();
    expect(getCard(11).getByText('$1,000')).toBeVisible();
    expect([findHiddenFigures(0), findHiddenFigures(11)]).toEqual([null, null]);
  });

  it('renders a screenful of a growing list first and the rest in the next frame', async () => {
    const show = renderList(cities.slice(0, 1));
    await screen.findByRole('link', { name: 'City 0' });
    show(cities);
    expect(screen.getAllByRole('article')).toHaveLength(9);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  });
});
