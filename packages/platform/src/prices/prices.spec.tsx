import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SessionUser } from '@wanderwork/contracts';
import { createQueryClient } from '../query/query-client';
import { setSessionUser } from '../session/session-store';
import { fakeApi, json, refusal } from '../testing/fake-api';
import { useToasts } from '../toasts/toasts';
import { createPrices } from './conversion';
import { PriceNote } from './price-note';
import { usePrices } from './prices';

const rates = {
  date: '2026-09-29',
  source: 'A source',
  perUsd: { EUR: 0.8517, JPY: 148.3, VND: 26_345.7, KWD: 0.3057, CZK: 20.7, ZWL: 0 },
};

describe('createPrices', () => {
  it.each([
    ['EUR', 1195, '€1,018'],
    ['EUR', 3, '€3'],
    ['KWD', 1195, 'KWD 365'],
    ['JPY', 1195, '¥177,000'],
    ['JPY', 3, '¥445'],
    ['CZK', 1195, 'CZK 24,700'],
    ['VND', 1195, '₫31,500,000'],
  ])('shows whole %s, with three significant digits in a weak currency', (code, usd, price) => {
    expect(createPrices(code, rates).format(usd).replaceAll('\u00A0', ' ')).toBe(price);
  });

  it('says at the rate of which day it converts', () => {
    const { note, currency } = createPrices('EUR', rates);
    expect(note).toBe('Converted from US dollars at the rate of 29 September 2026.');
    expect(currency).toEqual({ code: 'EUR', rate: 0.8517 });
  });

  it.each(['BTN', 'ZWL'])('stays in US dollars and says why without a rate for %s', (code) => {
    const { format, note } = createPrices(code, rates);
    expect(format(1195)).toBe('$1,195');
    expect(note).toMatch(
      new RegExp(`^Prices are in US dollars: we have no exchange rate for .+ \\(${code}\\)\\.$`),
    );
  });
});

describe('convertText', () => {
  const text = 'Low cost of living: $1,200 a month, $1,000 to $2,000.';

  it('replaces amounts of US dollars in a text', () => {
    expect(createPrices('EUR', rates).convertText(text)).toBe(
      'Low cost of living: €1,022 a month, €852 to €1,703.',
    );
  });

  it('leaves a text as it is without a rate', () => {
    expect(createPrices('BTN', rates).convertText('under $1800')).toBe('under $1800');
  });
});

describe('the currency picker', () => {
  const Page = () => (
    <QueryClientProvider client={createQueryClient()}>
      <Price />
      <PriceNote />
    </QueryClientProvider>
  );
  const Price = () => <p>{usePrices().format(1000)}</p>;
  const getPicker = () => screen.getByLabelText<HTMLSelectElement>(/^Currency/);
  const choose = (code: string) => fireEvent.change(getPicker(), { target: { value: code } });
  const openPicker = async () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Change currency' }));
    expect(await screen.findByLabelText(/^Currency/)).toHaveFocus();
  };
  const createUser = (currency: string) =>
    ({ id: 'u', preferences: { theme: 'system', temperatureUnit: null, currency } }) as SessionUser;

  beforeEach(() => {
    localStorage.clear();
    setSessionUser(null);
  });
  afterEach(() => {
    act(() => setSessionUser(null));
    jest.restoreAllMocks();
  });

  it('keeps a visitor’s choice in the browser, loads rates for it alone, and says their date', async () => {
    const calls = fakeApi(() => json(rates));
    await openPicker();
    expect(getPicker()).toHaveValue('USD');
    expect(screen.getByText('$1,000')).toBeInTheDocument();
    expect(screen.getByText(/^Prices are in US dollars\./)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
    choose('EUR');
    expect(await screen.findByText('€852')).toBeInTheDocument();
    expect(screen.getByText(/at the rate of 29 September 2026/)).toBeInTheDocument();
    expect(calls.map(({ method, path }) => [method, path])).toEqual([['GET', '/api/currency-rates']]);
    // The next answer of the server, that nobody is signed in, does not end it.
    act(() => setSessionUser(null));
    expect(getPicker()).toHaveValue('EUR');
    expect(localStorage.getItem('wanderwork_visitor_currency')).toBe('EUR');
    choose('USD');
    expect(await screen.findByText('$1,000')).toBeInTheDocument();
    expect(localStorage.getItem('wanderwork_visitor_currency')).toBeNull();
  });

  it('saves a member’s choice in the account, which takes precedence over a visitor’s', async () => {
    const calls = fakeApi(({ method }) =>
      json(method === 'PATCH' ? { ...createUser('EUR').preferences, newsletter: 'none' } : rates),
    );
    localStorage.setItem('wanderwork_visitor_currency', 'VND');
    act(() => setSessionUser(createUser('USD')));
    await openPicker();
    expect(getPicker()).toHaveValue('USD');
    choose('EUR');
    expect(await screen.findByText('€852')).toBeInTheDocument();
    expect(calls[0]).toMatchObject({ method: 'PATCH', body: { currency: 'EUR' } });
    expect(localStorage.getItem('wanderwork_visitor_currency')).toBe('VND');
  });

  it('returns to the account’s currency and says so if saving fails', async () => {
    fakeApi(() => refusal(503, 'service.unavailable'));
    act(() => setSessionUser(createUser('USD')));
    await openPicker();
    choose('EUR');
    await waitFor(() =>
      expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual([
        'We couldn’t save your currency. Please try again.',
      ]),
    );
    expect(getPicker()).toHaveValue('USD');
  });

  it('stays in US dollars while the rates load, and says why if they don’t', async () => {
    fakeApi(() => refusal(503, 'service.unavailable'));
    await openPicker();
    choose('EUR');
    expect(screen.getByText('$1,000')).toBeInTheDocument();
    expect(
      await screen.findByText(/Prices are in US dollars: we couldn’t load the exchange rates\./),
    ).toBeInTheDocument();
    expect(screen.getByText('$1,000')).toBeInTheDocument();
  });

  it('stays in US dollars without a rate for the choice, and says so', async () => {
    fakeApi(() => json(rates));
    await openPicker();
    choose('CHF');
    expect(await screen.findByText(/we have no exchange rate for Swiss Franc \(CHF\)/)).toBeInTheDocument();
    expect(screen.getByText('$1,000')).toBeInTheDocument();
  });
});
