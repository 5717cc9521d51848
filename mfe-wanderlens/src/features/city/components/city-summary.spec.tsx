import { screen, within } from '@testing-library/react';
import { monthNames, paths, type CityDetail, type Figure } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import {
  aCityDetail,
  aFigure,
  mockNetworkError,
  mockResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { storedPreferences } from '../../../shared/preferences/saved-preferences';
import { CitySummary } from './city-summary';

const figure = (key: string, value: Figure['value'], change: Partial<Figure> = {}): Figure =>
  aFigure({ key, value, ...change });

const lisbon = aCityDetail({
  monthlyCost: { value: 950, grade: 'estimate', reliability: 'D' },
  figures: [
    figure('monthly_cost', 950, { range: [700, 1300], reliability: 'D' }),
    figure('download', 69.9),
    figure('upload', 33.5),
    figure('latency', 23.7),
  ],
});

const open = (city: CityDetail) => {
  renderAt('/wanderlens/cities/lisbon', <CitySummary city={city} />);
  return within(screen.getByRole('region', { name: 'Lisbon at a glance' }));
};

const getFact = (term: string) => screen.getByText(term).parentElement;

const choosePassport = () => storedPreferences.save({ ...neutralPreferences, passport: 'BR' });

describe('a city at a glance', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
  });

  it('shows the score with its margin, and each figure with its mark', () => {
    const summary = open(lisbon);
    expect(summary.getByRole('img', { name: /IREX 91 of 100.*likely 89 to 93/ })).toBeInTheDocument();
    expect(getFact('Monthly cost')).toHaveTextContent('$950 Rough guess, between $700 and $1,300');
    expect(summary.getByRole('img', { name: 'Rough guess' })).toBeInTheDocument();
    expect(getFact(`Weather in ${monthNames[new Date().getMonth()]}`)).toHaveTextContent(
      /63 °F.*60 mm of rain/,
    );
    expect(getFact('Internet')).toHaveTextContent('70 Mbps Fine for video calls');
    expect(getFact('Safety')).toHaveTextContent('Very Safe Portugal as a whole');
    expect(getFact('Visa')).toHaveTextContent('Choose your passport');
  });

  it('shows missing figures as missing', () => {
    const unknown = { value: null, grade: null };
    const summary = open(
      aCityDetail({ monthlyCost: unknown, internetSpeed: unknown, safety: unknown, climate: null }),
    );
    expect(summary.getAllByText(/^No figure/)).toHaveLength(4);
    expect(summary.getAllByRole('img', { name: 'No figure' })).toHaveLength(4);
  });

  it('shows how the reader’s passport enters', async () => {
    choosePassport();
    mockResponse('get', paths.api.entryRules('BR'), {
      passport: 'BR',
      date: '2026-02-17',
      source: 'entry-rules',
      rules: { PT: '90' },
    });
    const summary = open(lisbon);
    expect(await summary.findByText(/90 days without a visa/)).toBeInTheDocument();
    expect(getFact('Visa')).toHaveTextContent('Passport from Brazil');
  });

  it('leads to the rules where they could not be loaded', async () => {
    choosePassport();
    mockNetworkError('get', paths.api.entryRules('BR'));
    const summary = open(lisbon);
    expect(await summary.findByRole('link', { name: 'See the rules' })).toHaveAttribute('href', '#visa');
  });
});
