import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths, type SubscriptionOverview } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { answer, aUser, refuse, useServer } from '@wanderwork/testing';
import { anInvoice, anOverview, aSubscription } from '../../../testing/billing';
import { lastToast, nobody, openAsMember, press } from '../../../testing/plans';
import { plainProfile } from '../../../testing/settings';

const { billing } = paths.api;

const pro = (change = {}): SubscriptionOverview =>
  anOverview({ tier: 'pro', subscription: aSubscription(change) });

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('one’s plan on one’s own page', () => {
  useServer();

  beforeEach(() => {
    nobody();
    location.hash = '';
    answer('get', paths.api.account.profile(), plainProfile);
    answer('get', billing.invoices(), [anInvoice()]);
  });

  it('says what was charged and why, what comes, and has the invoice as PDF', async () => {
    openAsMember('/profile', { overview: pro() });
    const payments = await part('Payments');
    const stops = (await payments.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(stops).toHaveLength(3);
    expect(stops[0]).toMatch(
      /^2 December 2026Pro is renewed for a month\$9\.00It is charged to the card ending in 4242/,
    );
    expect(stops[1]).toBe('Today');
    expect(stops[2]).toMatch(/^2 November 2026Your plan began\$9\.00/);
    expect(payments.getByRole('link', { name: /^Invoice WW-0001 as PDF/ })).toHaveAttribute(
      'href',
      'https://pay.example/in_1.pdf',
    );
  });

  it('says what of a payment was given back', async () => {
    answer('get', billing.invoices(), [anInvoice({ refunded: 500 })]);
    openAsMember('/profile', { overview: pro() });
    const payments = await part('Payments');
    expect(await payments.findByText('$5.00 was given back.')).toBeVisible();
  });

  it('offers who pays for nothing the plans', async () => {
    answer('get', billing.invoices(), []);
    openAsMember('/profile');
    expect(await screen.findByText('You pay for nothing, and nothing is charged.')).toBeVisible();
    expect(await screen.findByText('Nothing was charged so far.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription');
  });

  it('is cancelled with a reason, keeps what is paid for, and is resumed', async () => {
    openAsMember('/profile', { overview: pro() });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Pro?' }));
    expect(dialog.getByText(/^You keep Pro until 2 December 2026/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/What made you decide/), 'It costs too much');
    const ending = pro({ endsAt: '2026-12-02T12:00:00.000Z' });
    const cancelled = answer('post', billing.cancel(), ending);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the plan' }));
    await waitFor(() => expect(cancelled.map(({ body }) => body)).toEqual([{ reason: 'too_expensive' }]));
    expect(await screen.findByText('Pro ends on 2 December 2026. Nothing more is charged.')).toBeVisible();

    answer('post', billing.resume(), pro());
    await press('Resume Pro');
    expect(await screen.findByText('Pro by the month. Renews on 2 December 2026 for $9.00.')).toBeVisible();
    await waitFor(() => expect(lastToast()?.title).toBe('Pro goes on'));
  });

  it('keeps the bigger plan after all', async () => {
    const premium = { tier: 'premium', amount: 1900 } as const;
    openAsMember('/profile', {
      overview: pro({ ...premium, next: { tier: 'pro', interval: 'month' } }),
      user: { subscriptionTier: 'premium' },
    });
    answer('post', billing.resume(), pro(premium));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Premium by the month' }));
    expect(
      await screen.findByText('Premium by the month. Renews on 2 December 2026 for $19.00.'),
    ).toBeVisible();
  });

  it('does not say that nothing happened where nobody knows', async () => {
    openAsMember('/profile', { overview: pro() });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
    refuse('post', billing.cancel(), { statusCode: 502, code: '', message: '' });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the plan' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'There was no answer. Please look at your plan before you try again; nothing is charged twice.',
    );
  });

  it('is shown as it is by now where it ended elsewhere meanwhile', async () => {
    openAsMember('/profile', { overview: pro() });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
    const message = 'You have no plan that is paid for.';
    refuse('post', billing.cancel(), { statusCode: 409, code: errorCodes.notSubscribed, message });
    answer('get', billing.subscription(), anOverview());
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the plan' }));
    expect(await screen.findByText('You pay for nothing, and nothing is charged.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(lastToast()).toMatchObject({ title: 'Nothing was changed', description: message });
  });

  it('leads to the page on which the card is changed', async () => {
    answer('post', billing.card(), { url: '#card' });
    openAsMember('/profile', { overview: pro() });
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
    await press('Change the card');
    await waitFor(() => expect(location.hash).toBe('#card'));
  });

  it('can be withdrawn from under one’s name while the law lets one', async () => {
    openAsMember('/profile', { overview: pro({ withdrawUntil: '2026-11-16T12:00:00.000Z' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw from the contract' }));
    const form = within(await screen.findByRole('form', { name: 'Withdraw from the contract' }));
    const name = form.getByLabelText(/Your name/);
    expect(name).toHaveValue('Ana Ferreira');
    await userEvent.clear(name);
    await userEvent.click(form.getByRole('button', { name: 'Confirm the withdrawal' }));
    expect(await form.findByText('Please enter your name')).toBeVisible();
    await userEvent.type(name, 'Ana Ferreira');
    const declared = answer('post', billing.withdrawal(), { declaredAt: '2026-11-10T12:00:00.000Z' });
    answer('post', billing.refresh(), anOverview());
    await userEvent.click(form.getByRole('button', { name: 'Confirm the withdrawal' }));
    await waitFor(() => expect(declared.map(({ body }) => body)).toEqual([{ name: 'Ana Ferreira' }]));
    await waitFor(() => expect(lastToast()?.title).toBe('We have your withdrawal'));
    expect(await screen.findByText('You pay for nothing, and nothing is charged.')).toBeVisible();
  });

  it('tells the session when a tier has changed elsewhere', async () => {
    openAsMember('/profile', { overview: pro(), user: { subscriptionTier: 'free' } });
    answer('get', paths.api.authUser(), aUser({ subscriptionTier: 'pro' }));
    await waitFor(() => expect(useSession.getState().user?.subscriptionTier).toBe('pro'));
  });

  it('waits after a payment for the truth, and says it', async () => {
    const truths = [anOverview(), pro()];
    answer('post', billing.refresh(), () => truths.shift() ?? pro());
    openAsMember('/subscription/success?checkout=cs_1');
    expect(await screen.findByText('Waiting for the payment')).toBeVisible();
    expect(
      await screen.findByText('Thank you. You have Pro by the month now.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(await screen.findByText('Pro by the month. Renews on 2 December 2026 for $9.00.')).toBeVisible();
  });
});
