import { act, screen, waitFor } from '@testing-library/react';
import { paths, type CurrencyRates } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { PriceNote } from '@wanderwork/platform/price-note';
import { aUser, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { CardFigures } from './card-figures';

const rates: CurrencyRates = { date: '2026-09-29', source: 'A source', perUsd: { USD: 1, EUR: 0.85 } };

const renderCard = (currency: string) => {
  const user = aUser();
  useSession.setState({
    user: { ...user, preferences: { ...user.preferences, currency } },
    isLoading: false,
  });
  renderAt(
    '/',
    <>
      <CardFigures
        monthlyCost={{ value: 1200, grade: 'estimate' }}
        internetSpeed={{ value: null, grade: null }}
        safety={{ value: null, grade: null }}
      />
      <PriceNote />
    </>,
  );
};

describe('the price on a card', () => {
  useServer();
  beforeEach(() => localStorage.clear());
  afterEach(() => act(() => useSession.setState({ user: null })));

  it('is in the chosen currency, with the date of its rate', async () => {
    mockResponse('get', paths.api.currencyRates(), rates);
    renderCard('EUR');
    expect(await screen.findByText('€1,020')).toBeInTheDocument();
    expect(
      screen.getByText(/Converted from US dollars at the rate of 29 September 2026\./),
    ).toBeInTheDocument();
  });

  it('stays in US dollars if the currency has no rate, and says so', async () => {
    mockResponse('get', paths.api.currencyRates(), rates);
    renderCard('CHF');
    expect(await screen.findByText(/Prices are in US dollars: we have no exchange rate/)).toBeInTheDocument();
    expect(screen.getByText('$1,200')).toBeInTheDocument();
  });

  it('is called a rough guess if it is one, for all to read', () => {
    const unknown = { value: null, grade: null };
    const monthlyCost = { value: 1050, grade: 'estimate', reliability: 'D' } as const;
    renderAt('/', <CardFigures monthlyCost={monthlyCost} internetSpeed={unknown} safety={unknown} />);
    expect(screen.getByText('Monthly cost').parentElement).toHaveTextContent(
      'Monthly cost$1,050 Rough guess',
    );
  });

  it('loads no rates for somebody who reads US dollars', async () => {
    const requests = mockResponse('get', paths.api.currencyRates(), rates);
    renderCard('USD');
    await waitFor(() => expect(screen.getByText('$1,200')).toBeInTheDocument());
    expect(requests).toHaveLength(0);
    expect(screen.getByText(/Prices are in US dollars\./)).toBeInTheDocument();
    expect(screen.queryByText(/Converted/)).not.toBeInTheDocument();
  });
});
