import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths, type SubscriptionOverview } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { mockResponse, aUser, mockError, useServer } from '@wanderwork/testing';
import { anInvoice, anOverview, aSubscription } from '../../../testing/billing';
import { getLastToast, signOut, openAsMember, press } from '../../../testing/plans';
import { emptyProfile } from '../../../testing/settings';

const { billing } = paths.api;

const pro = (change = {}): SubscriptionOverview =>
  anOverview({ tier: 'pro', subscription: aSubscription(change) });

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the plan on the profile page', () => {
  useServer();

  beforeEach(() => {
    signOut();
    location.hash = '';
    mockResponse('get', paths.api.account.profile(), emptyProfile);
    mockResponse('get', billing.invoices(), [anInvoice()]);
  });

  it('shows past and upcoming charges with invoices as PDF', async () => {
    openAsMember('/profile', { overview: pro() });
    const payments = await part('Payments');
    const stops = (await payments.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(stops).toHaveLength(3);
    expect(stops[0]).toMatch(/^2 Dec 2026Pro renews for a month\$9\.00Charged to the card ending in 4242/);
    expect(stops[1]).toBe('Today');
    expect(stops[2]).toMatch(/^2 Nov 2026Your plan started\$9\.00/);
    expect(payments.getByRole('link', { name: /^Invoice WW-0001 as PDF/ })).toHaveAttribute(
      'href',
      'https://pay.example/in_1.pdf',
    );
  });

  it('shows a refund', async () => {
    mockResponse('get', billing.invoices(), [anInvoice({ refunded: 500 })]);
    openAsMember('/profile', { overview: pro() });
    const payments = await part('Payments');
    expect(await payments.findByText('$5.00 refunded.')).toBeVisible();
    expect(payments.getByText('Partly refunded')).toBeVisible();
  });

  it('shows the end of a plan that the member withdrew from, and its refunded invoice', async () => {
    mockResponse('get', billing.invoices(), [anInvoice({ refunded: 900 })]);
    const at = '2026-11-03T12:00:00.000Z';
    const ended = [{ id: 'sub_1', tier: 'pro', interval: 'month', at, withdrawn: true } as const];
    openAsMember('/profile', { overview: anOverview({ ended }) });
    const payments = await part('Payments');
    expect(await payments.findByText('Plan ended')).toBeVisible();
    expect(payments.getByText('Refunded')).toBeVisible();
  });

  it('offers the plans to free members', async () => {
    mockResponse('get', billing.invoices(), []);
    openAsMember('/profile');
    expect(await screen.findByText('You’re on Free.')).toBeVisible();
    expect(await screen.findByText('No charges yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
  });

  it('is canceled with a reason, stays until the period ends, and is resumed', async () => {
    openAsMember('/profile', { overview: pro() });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Pro?' }));
    expect(dialog.getByText(/^You keep Pro until 2 Dec 2026/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/Why are you canceling/), 'It costs too much');
    const ending = pro({ endsAt: '2026-12-02T12:00:00.000Z' });
    const cancelRequests = mockResponse('post', billing.cancel(), ending);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    await waitFor(() =>
      expect(cancelRequests.map(({ body }) => body)).toEqual([{ reason: 'too_expensive' }]),
    );
    expect(await screen.findByText('Pro ends on 2 Dec 2026. You won’t be charged again.')).toBeVisible();

    mockResponse('post', billing.resume(), pro());
    await press('Resume Pro');
    expect(await screen.findByText('Pro (monthly). Renews on 2 Dec 2026 for $9.00.')).toBeVisible();
    await waitFor(() => expect(getLastToast()?.title).toBe('Pro continues'));
  });

  it('cancels a scheduled downgrade', async () => {
    const premium = { tier: 'premium', amount: 1900 } as const;
    openAsMember('/profile', {
      overview: pro({ ...premium, next: { tier: 'pro', interval: 'month' } }),
      user: { subscriptionTier: 'premium' },
    });
    mockResponse('post', billing.resume(), pro(premium));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Premium (monthly)' }));
    expect(await screen.findByText('Premium (monthly). Renews on 2 Dec 2026 for $19.00.')).toBeVisible();
  });

  it('does not claim that nothing happened if the outcome is unknown', async () => {
    openAsMember('/profile', { overview: pro() });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    mockError('post', billing.cancel(), { statusCode: 502, code: '', message: '' });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'We got no answer. Check your plan before you try again; you’re never charged twice.',
    );
  });

  it('is refreshed if it has ended elsewhere', async () => {
    openAsMember('/profile', { overview: pro() });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const message = 'You have no plan that is paid for.';
    mockError('post', billing.cancel(), { statusCode: 409, code: errorCodes.notSubscribed, message });
    mockResponse('get', billing.subscription(), anOverview());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText('You’re on Free.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getLastToast()).toMatchObject({ title: 'Nothing changed', description: message });
  });

  it('opens the page that changes the card', async () => {
    mockResponse('post', billing.card(), { url: '#card' });
    openAsMember('/profile', { overview: pro() });
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
    await press('Change card');
    await waitFor(() => expect(location.hash).toBe('#card'));
  });

  it('shows a changed card that the payment provider has not reported yet', async () => {
    const changed = pro({ card: { brand: 'mastercard', last4: '4444' } });
    mockResponse('post', billing.refresh(), () => {
      mockResponse('get', billing.subscription(), changed);
      return changed;
    });
    openAsMember(paths.web.profileAfterCardChange(), { overview: pro() });
    expect(await screen.findByText('Mastercard ending in 4444')).toBeVisible();
  });

  it('can be withdrawn from with a name during the legal period', async () => {
    openAsMember('/profile', { overview: pro({ withdrawUntil: '2026-11-16T12:00:00.000Z' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw from the contract' }));
    const form = within(await screen.findByRole('form', { name: 'Withdraw from the contract' }));
    const name = form.getByLabelText(/Your name/);
    expect(name).toHaveValue('Ana Ferreira');
    await userEvent.clear(name);
    await userEvent.click(form.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await form.findByText('Please enter your name')).toBeVisible();
    await userEvent.type(name, 'Ana Ferreira');
    const declared = mockResponse('post', billing.withdrawal(), { declaredAt: '2026-11-10T12:00:00.000Z' });
    mockResponse('post', billing.refresh(), anOverview());
    await userEvent.click(form.getByRole('button', { name: 'Confirm withdrawal' }));
    await waitFor(() => expect(declared.map(({ body }) => body)).toEqual([{ name: 'Ana Ferreira' }]));
    await waitFor(() => expect(getLastToast()?.title).toBe('Withdrawal received'));
    expect(await screen.findByText('You’re on Free.')).toBeVisible();
  });

  it('refreshes the session if the tier has changed elsewhere', async () => {
    openAsMember('/profile', { overview: pro(), user: { subscriptionTier: 'free' } });
    mockResponse('get', paths.api.authUser(), aUser({ subscriptionTier: 'pro' }));
    await waitFor(() => expect(useSession.getState().user?.subscriptionTier).toBe('pro'));
  });

  it('waits after a payment until the server confirms the plan', async () => {
    const overviews = [anOverview(), pro()];
    mockResponse('post', billing.refresh(), () => overviews.shift() ?? pro());
    openAsMember('/subscription/success?checkout=cs_1');
    expect(await screen.findByText('Confirming your payment')).toBeVisible();
    expect(
      await screen.findByText('Thank you. You now have Pro (monthly).', {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(await screen.findByText('Pro (monthly). Renews on 2 Dec 2026 for $9.00.')).toBeVisible();
  });
});
