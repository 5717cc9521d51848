import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths, type ChangeQuote } from '@wanderwork/contracts';
import { mockResponse, aUser, mockNetworkError, mockError, renderAt, useServer } from '@wanderwork/testing';
import App from '../../../app';
import { anOverview, aSubscription, somePlans } from '../../../testing/billing';
import { getLastToast, signOut, openAsMember, press } from '../../../testing/plans';

const { billing } = paths.api;

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};

const upgrade: ChangeQuote = {
  tier: 'premium',
  interval: 'month',
  when: 'now',
  amount: 987,
  currency: 'usd',
  at: '2026-11-12T12:00:00.000Z',
  lines: [
    { description: 'Unused time on Pro', amount: -600 },
    { description: 'Remaining time on Premium', amount: 1587 },
  ],
  quote: 'a.promise',
};

const pro = anOverview({ tier: 'pro', subscription: aSubscription() });

describe('the plans', () => {
  useServer();
  beforeEach(signOut);

  it('show monthly and yearly prices to visitors, with links to the checkout', async () => {
    mockResponse('get', billing.plans(), somePlans);
    renderAt('/subscription', <App />);
    expect(await (await cardOf('Pro')).findByText('$9')).toBeVisible();
    expect((await cardOf('Free')).getByRole('link')).toHaveAttribute('href', '/register');
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly, two months free' }));
    const premium = await cardOf('Premium');
    expect(premium.getByText('$190')).toBeVisible();
    expect(premium.getByText('a year, $15.84 a month')).toBeVisible();
    expect(premium.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
      'href',
      '/checkout/premium?interval=year',
    );
  });

  it('show notices for sites without payments, test mode and abandoned payments', async () => {
    mockResponse('get', billing.plans(), { ...somePlans, configured: false });
    const { unmount } = renderAt('/subscription/cancel', <App />);
    expect(await screen.findByText('Nothing was charged.')).toBeVisible();
    const news = await screen.findByText('Paid plans aren’t available here.');
    expect(news).toBeVisible();
    // The notice loads after the plans, so it stands below them and does not shift them.
    const premium = screen.getByRole('heading', { level: 2, name: 'Premium' });
    expect(premium.compareDocumentPosition(news)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('link', { name: /^Choose P/ })).toBeNull();
    unmount();
    mockResponse('get', billing.plans(), { ...somePlans, testMode: true });
    renderAt('/subscription', <App />);
    expect(await screen.findByText('Test mode.')).toBeVisible();
    expect(screen.queryByText('Nothing was charged.')).toBeNull();
  });

  it('directly follow the heading if there is no notice', async () => {
    mockResponse('get', billing.plans(), somePlans);
    renderAt('/subscription', <App />);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Plans' });
    let next = heading.closest('header')!.nextElementSibling!;
    while (getComputedStyle(next).display === 'none') next = next.nextElementSibling!;
    expect(next).toContainElement(await screen.findByRole('heading', { level: 2, name: 'Free' }));
  });

  it('can be loaded again after a network error', async () => {
    mockNetworkError('get', billing.plans());
    renderAt('/subscription', <App />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The prices couldn’t load.');
    mockResponse('get', billing.plans(), somePlans);
    await press('Try Again');
    expect(await (await cardOf('Pro')).findByText('$9')).toBeVisible();
  });

  it('offer nothing to a member until their plan is loaded', async () => {
    openAsMember('/subscription', { isPlanUnavailable: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your plan couldn’t load.');
    expect(screen.queryByRole('link', { name: /^Choose P/ })).toBeNull();
    mockResponse('get', billing.subscription(), anOverview());
    await press('Try Again');
    expect(await screen.findByRole('link', { name: 'Choose Pro' })).toBeVisible();
  });

  it('change for exactly the quoted price', async () => {
    openAsMember('/subscription', { overview: pro });
    expect(await (await cardOf('Pro')).findByText('Your plan')).toBeVisible();
    mockResponse('post', billing.quote(), upgrade);
    const changed = mockResponse('post', billing.change(), { status: 'changed' });
    await userEvent.click(
      await (await cardOf('Premium')).findByRole('button', { name: 'Change to Premium' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your plan' }));
    expect(await dialog.findByText('−$6.00')).toBeVisible();
    expect(dialog.getByText(/From 2 Dec 2026 it costs \$19 a month/)).toBeVisible();

    const premium = anOverview({
      tier: 'premium',
      subscription: aSubscription({ tier: 'premium', amount: 1900 }),
    });
    mockResponse('get', billing.subscription(), premium);
    mockResponse('get', paths.api.authUser(), aUser({ subscriptionTier: 'premium' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $9.87 and change' }));
    await waitFor(() => expect(changed.map(({ body }) => body)).toEqual([{ quote: 'a.promise' }]));
    await waitFor(() =>
      expect(getLastToast()).toMatchObject({
        title: 'You now have Premium (monthly)',
        description: '$9.87 was charged.',
      }),
    );
    expect(await (await cardOf('Premium')).findByText('Your plan')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show a changed price and charge nothing', async () => {
    openAsMember('/subscription', { overview: pro });
    mockResponse('post', billing.quote(), upgrade);
    mockError('post', billing.change(), {
      statusCode: 409,
      code: errorCodes.priceChanged,
      message: 'The price has changed meanwhile. Please look at it again.',
    });
    await userEvent.click(
      await (await cardOf('Premium')).findByRole('button', { name: 'Change to Premium' }),
    );
    const pay = await screen.findByRole('button', { name: 'Pay $9.87 and change' });
    mockResponse('post', billing.quote(), { ...upgrade, amount: 990, quote: 'another.promise' });
    await userEvent.click(pay);
    expect(
      await screen.findByText('The price has changed meanwhile. Please look at it again.'),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay $9.90 and change' })).toBeVisible();
  });

  it('schedule a downgrade for the end of the paid period', async () => {
    const premium = aSubscription({ tier: 'premium', amount: 1900 });
    openAsMember('/subscription', { overview: anOverview({ tier: 'premium', subscription: premium }) });
    mockResponse('post', billing.quote(), {
      ...upgrade,
      tier: 'pro',
      when: 'period-end',
      amount: 0,
      lines: [],
      at: premium.periodEnd,
    });
    const changed = mockResponse('post', billing.change(), { status: 'scheduled' });
    await userEvent.click(await (await cardOf('Pro')).findByRole('button', { name: 'Change to Pro' }));
    expect(await screen.findByText(/You keep Premium until 2 Dec 2026/)).toBeVisible();
    await press('Change on 2 Dec 2026');
    await waitFor(() => expect(changed).toHaveLength(1));
    await waitFor(() => expect(getLastToast()?.title).toBe('Pro (monthly) starts on 2 Dec 2026'));
  });

  it('ask members with an unpaid invoice to pay it first', async () => {
    const owing = aSubscription({
      status: 'past_due',
      graceUntil: '2026-12-09T12:00:00.000Z',
      payUrl: 'https://pay.example/in_2',
    });
    openAsMember('/subscription', { overview: anOverview({ tier: 'pro', subscription: owing }) });
    expect(await screen.findByText('A payment failed.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Pay invoice/ })).toHaveAttribute(
      'href',
      'https://pay.example/in_2',
    );
    expect((await cardOf('Premium')).getByRole('link', { name: 'See my plan first' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });
});
