import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  paths,
  type AdminBillingOverview,
  type AdminBillingJob,
  type AdminGrant,
  type AdminOpenPayment,
  type AdminSubscription,
  type AdminUser,
} from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { mockResponse, aUser, renderAt, useServer } from '@wanderwork/testing';
import App from '../../../../app';
import { anInvoice, noBilling } from '../../../../testing/billing';

const { admin } = paths.api;
const id = '0193a000-0000-7000-8000-0000000000bb';
const owner = { id, email: 'bo@example.com' };

const figures: AdminBillingOverview = {
  subscriptions: { pro: 12, premium: 3 },
  ending: 2,
  pastDue: 1,
  revenue: [
    {
      currency: 'usd',
      monthly: 16_500,
      revenue: [
        { month: '2026-11', amount: 20_000 },
        { month: '2026-10', amount: 10_000 },
      ],
    },
  ],
  failedWork: 1,
  openPayments: 1,
};

const subscription: AdminSubscription = {
  id: 'sub_1',
  tier: 'pro',
  interval: 'month',
  amount: 900,
  currency: 'usd',
  owner,
  state: 'past_due',
  startedAt: '2026-10-02T12:00:00.000Z',
  periodEnd: '2026-12-02T12:00:00.000Z',
  endedAt: null,
  withdrawnAt: null,
};

const payment: AdminOpenPayment = {
  id: 'in_9',
  number: 'WW-0009',
  owner,
  reason: 'renewal',
  amount: 900,
  currency: 'usd',
  createdAt: '2026-11-02T12:00:00.000Z',
  graceUntil: '2026-11-09T12:00:00.000Z',
  url: null,
};

const work: AdminBillingJob = {
  id: 'evt_1',
  kind: 'event invoice.paid',
  receivedAt: '2026-11-02T12:00:00.000Z',
  attempts: 12,
  nextAt: null,
  lastError: 'Timed out',
};

const account: AdminUser = {
  ...owner,
  name: 'Bo Lindqvist',
  tier: 'free',
  isAdmin: false,
  emailConfirmed: true,
  suspendedAt: null,
  deletionDueAt: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  sessions: 0,
  lastSeenAt: null,
  secondFactors: [],
};

const grant: AdminGrant = {
  id: 'grant-1',
  tier: 'premium',
  until: null,
  reason: 'Wrote three guides',
  createdAt: '2026-11-02T12:00:00.000Z',
  revokedAt: null,
};

const page = <T,>(items: T[]) => ({ items, nextKey: null });
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const getLastToast = () => useToasts.getState().toasts[0];

const open = (path: string) => {
  const user = aUser({ isAdmin: true });
  act(() => useSession.setState({ user, isAuthenticated: true, isLoading: false }));
  return renderAt(path, <App />);
};

describe('the billing section', () => {
  useServer();

  beforeEach(() => {
    useToasts.setState({ toasts: [] });
    mockResponse('get', admin.billing(), figures);
    mockResponse('get', admin.subscriptions(), page([subscription]));
    mockResponse('get', admin.openPayments(), page([payment]));
    mockResponse('get', admin.billingWork(), [work]);
    mockResponse('get', admin.audit(), page([]));
  });

  it('shows active plans, monthly revenue and revenue by month', async () => {
    open('/admin/billing');
    expect(await screen.findByRole('link', { name: /^Pro 12 active plans/ })).toHaveAttribute(
      'href',
      '/admin/billing?tier=pro',
    );
    expect(screen.getByRole('link', { name: /^MRR \$165\.00/ })).toBeVisible();
    const months = await table('Revenue by month');
    expect(months.getByRole('row', { name: /November 2026/ })).toHaveTextContent('$200.00');
  });

  it('shows each currency separately, and an empty state without revenue', async () => {
    const yen = { currency: 'jpy', monthly: 1200, revenue: [{ month: '2026-11', amount: 1200 }] };
    mockResponse('get', admin.billing(), { ...figures, revenue: [yen, ...figures.revenue] });
    const { unmount } = open('/admin/billing');
    expect(await screen.findByRole('link', { name: /^MRR ¥1,200 and \$165\.00/ })).toBeVisible();
    expect((await table('Revenue by month in JPY')).getByRole('row', { name: /November/ })).toHaveTextContent(
      '¥1,200',
    );
    expect((await table('Revenue by month in USD')).getAllByRole('row')).toHaveLength(3);
    unmount();
    mockResponse('get', admin.billing(), { ...figures, revenue: [] });
    open('/admin/billing');
    expect(await screen.findByText('No revenue yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^MRR None/ })).toBeVisible();
  });

  it('filters paid plans', async () => {
    const requests = mockResponse('get', admin.subscriptions(), page([subscription]));
    open('/admin/billing?state=past_due');
    const list = await table('Paid plans');
    expect(list.getByRole('row', { name: /bo@example.com/ })).toHaveTextContent('Past due');
    expect(list.getByRole('link', { name: 'bo@example.com' })).toHaveAttribute('href', `/admin/users/${id}`);
    await userEvent.selectOptions(screen.getByLabelText('Plan'), 'Pro');
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ state: 'past_due', tier: 'pro' }));
  });

  it('charges an unpaid invoice again and shows the result', async () => {
    open('/admin/billing');
    const charge = await screen.findByRole('button', { name: 'Charge again WW-0009' });
    mockResponse('post', admin.retryPayment('in_9'), { paid: false, reason: 'Your card was declined.' });
    await userEvent.click(charge);
    await waitFor(() =>
      expect(getLastToast()).toMatchObject({
        title: 'Payment failed',
        description: 'Your card was declined.',
      }),
    );
    mockResponse('post', admin.retryPayment('in_9'), { paid: true, reason: null });
    mockResponse('get', admin.openPayments(), page([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Charge again WW-0009' }));
    await waitFor(() => expect(getLastToast()).toMatchObject({ title: 'Invoice paid' }));
    expect(await screen.findByText('All invoices are paid.')).toBeVisible();
  });

  it('retries a failed webhook', async () => {
    open('/admin/billing');
    const failed = await table('Failed webhooks');
    expect(failed.getByRole('row', { name: /Event invoice.paid/ })).toHaveTextContent(
      /Timed out12 attempts.*Gave up/,
    );
    const tried = mockResponse('post', admin.retryBillingWork('evt_1'), []);
    mockResponse('get', admin.billingWork(), []);
    await userEvent.click(failed.getByRole('button', { name: 'Try again Event invoice.paid' }));
    await waitFor(() => expect(tried).toHaveLength(1));
    expect(await screen.findByText('All webhooks are processed.')).toBeVisible();
  });

  it('grants a plan with a reason and an end, and revokes one', async () => {
    mockResponse('get', admin.user(id), account);
    mockResponse('get', admin.userBilling(id), { ...noBilling, invoices: [anInvoice()], grants: [grant] });
    open(`/admin/users/${id}`);
    const form = within(await screen.findByRole('form', { name: 'Grant a plan' }));
    await userEvent.type(form.getByLabelText(/Ends on/), '2020-01-01');
    await userEvent.click(form.getByRole('button', { name: 'Grant plan' }));
    expect(await form.findByText('Please say why')).toBeVisible();
    expect(form.getByText('Please enter a date in the future')).toBeVisible();
    await userEvent.clear(form.getByLabelText(/Ends on/));
    await userEvent.type(form.getByLabelText(/Ends on/), '2099-01-31');
    await userEvent.type(form.getByLabelText(/Reason/), 'Wrote three guides');
    await userEvent.selectOptions(form.getByLabelText('Plan to grant'), 'Pro');
    const grants = mockResponse('post', admin.userGrants(id), { ...grant, tier: 'pro' as const });
    await userEvent.click(form.getByRole('button', { name: 'Grant plan' }));
    await waitFor(() =>
      expect(grants.map(({ body }) => body)).toEqual([
        { tier: 'pro', until: '2099-01-31', reason: 'Wrote three guides' },
      ]),
    );
    expect((await table('Invoices')).getByRole('row', { name: /WW-0001/ })).toHaveTextContent('$9.00');

    const revocations = mockResponse('delete', admin.grant('grant-1'), {
      ...grant,
      revokedAt: grant.createdAt,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Premium' }));
    await waitFor(() => expect(revocations).toHaveLength(1));
  });
});
