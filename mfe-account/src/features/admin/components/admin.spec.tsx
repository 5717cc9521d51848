import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths, type AdminUser, type AuditRecord } from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { mockResponse, aUser, mockNetworkError, mockError, renderAt, useServer } from '@wanderwork/testing';
import App from '../../../app';
import { noBilling } from '../../../testing/billing';

const { admin } = paths.api;
const id = '0193a000-0000-7000-8000-0000000000bb';
const me = aUser({ isAdmin: true });

const account = (change: Partial<AdminUser> = {}): AdminUser => ({
  id,
  email: 'bo@example.com',
  name: 'Bo Lindqvist',
  tier: 'free',
  isAdmin: false,
  emailConfirmed: true,
  suspendedAt: null,
  deletionDueAt: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  sessions: 2,
  lastSeenAt: '2026-01-02T03:04:05.000Z',
  secondFactors: ['totp'],
  ...change,
});

const entry: AuditRecord = {
  id: '0193a000-0000-7000-8000-0000000000cc',
  actor: { id: me.id, email: me.email },
  action: 'admin.account_changed',
  target: { type: 'user', id, label: 'bo@example.com' },
  oldValue: { tier: 'pro' },
  newValue: { tier: 'free' },
  reason: 'A refund',
  happenedAt: '2026-01-02T03:04:05.000Z',
};

const open = (path: string) => {
  act(() => useSession.setState({ user: me, isAuthenticated: true, isLoading: false }));
  return renderAt(path, <App />);
};
const page = <T,>(items: T[], nextKey: string | null = null) => ({ items, nextKey });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const getLastToast = () => useToasts.getState().toasts[0];

describe('the admin area', () => {
  useServer();

  beforeEach(() => {
    mockResponse('get', admin.audit(), page([entry]));
    mockResponse('get', admin.userBilling(id), noBilling);
    mockResponse('get', admin.userBilling(me.id), noBilling);
  });

  it('shows counts that link to their lists', async () => {
    mockResponse('get', admin.overview(), {
      users: { total: 1200, confirmed: 900, suspended: 3, admins: 1, free: 1000, pro: 150, premium: 50 },
      waitlist: 40,
      newsletter: { pending: 5, given: 70, withdrawn: 2 },
      failedMails: 6,
    });
    open('/admin');
    const failed = await screen.findByRole('link', { name: /^Failed emails 6/ });
    expect(failed).toHaveAttribute('href', '/admin/mails?status=failed');
    expect(
      screen.getByRole('link', { name: /^Accounts 1,200 900 confirmed, 3 suspended, 1 admin$/ }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Admin area' })).getByRole('link', { name: 'Overview' }),
    ).toHaveAttribute('aria-current', 'page');
  });

  it('searches accounts after a pause in typing, keeps the filter in the URL, and loads more', async () => {
    const requests = mockResponse('get', admin.users(), ({ query }) =>
      query['after']
        ? page([account({ id: `${id.slice(0, -1)}c`, email: 'second@example.com' })])
        : page([account({ suspendedAt: '2026-01-02T03:04:05.000Z' })], 'next'),
    );
    const { location } = open('/admin/users?tier=pro');
    await screen.findByRole('link', { name: 'bo@example.com' });
    await userEvent.type(screen.getByLabelText('Email or name'), 'bo');
    await waitFor(() => expect(location()).toBe('/admin/users?tier=pro&q=bo'));
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ tier: 'pro', q: 'bo' }));
    expect(screen.getByRole('row', { name: /bo@example.com/ })).toHaveTextContent('Suspended');
    await press('Show more');
    expect(await screen.findByRole('link', { name: 'second@example.com' })).toBeVisible();
    expect(requests.at(-1)?.query).toEqual({ tier: 'pro', q: 'bo', after: 'next' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows an empty list and a failed request', async () => {
    mockResponse('get', admin.waitlist(), page([]));
    const { unmount } = open('/admin/waitlist');
    expect(await screen.findByText('Nobody is waiting.')).toBeVisible();
    unmount();
    mockNetworkError('get', admin.mails());
    open('/admin/mails');
    expect(await screen.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(
      'The emails couldn’t load.',
    );
  });

  it.each([
    ['/admin/newsletter', 'No sign-ups yet.'],
    ['/admin/newsletter?consent=given', 'No matching people.'],
    ['/admin/mails', 'No emails yet.'],
    ['/admin/mails?status=failed', 'No emails with this status.'],
  ])('tells an empty list from an empty filter result: %s', async (path, words) => {
    mockResponse('get', admin.newsletter(), page([]));
    mockResponse('get', admin.mails(), page([]));
    open(path);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('grants a plan after reauthentication, and offers no other way', async () => {
    mockResponse('get', admin.user(id), account());
    mockResponse('get', paths.api.account.secondFactors(), {
      totpSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    mockError('post', admin.userGrants(id), {
      statusCode: 403,
      code: errorCodes.freshRequired,
      message: 'Please show once more that it is you.',
    });
    open(`/admin/users/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bo Lindqvist' })).toBeVisible();
    await userEvent.type(await screen.findByLabelText(/Reason/), 'Wrote three guides');
    expect(screen.getAllByLabelText(/Plan/)).toEqual([screen.getByLabelText('Plan to grant')]);
    await press('Grant plan');
    const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" });
    const grants = mockResponse('post', admin.userGrants(id), { tier: 'premium' });
    mockResponse('get', admin.user(id), account({ tier: 'premium' }));
    mockResponse('post', paths.api.fresh(), {});
    await userEvent.type(within(dialog).getByLabelText('Password'), 'a long walk home');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(grants.map(({ body }) => body)).toEqual([{ tier: 'premium', reason: 'Wrote three guides' }]),
    );
    await waitFor(() => expect(getLastToast()).toMatchObject({ title: 'Premium granted' }));
  });

  it('requires a reason to suspend an account', async () => {
    mockResponse('get', admin.user(id), account());
    const changed = mockResponse('patch', admin.user(id), account());
    open(`/admin/users/${id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this account?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect(await dialog.findByText('Please say why')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sends spam');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend account' }));
    await waitFor(() =>
      expect(changed.map(({ body }) => body)).toEqual([{ suspended: true, reason: 'Sends spam' }]),
    );
    await waitFor(() => expect(getLastToast()).toMatchObject({ title: 'Account suspended' }));
  });

  it('does not let admins change their own role or access', async () => {
    mockResponse('get', admin.user(me.id), account({ id: me.id, isAdmin: true }));
    open(`/admin/users/${me.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend account' }));
    await press('Remove admin role');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('You can’t suspend your own account. Ask another admin.')).toBeVisible();
    expect(screen.getByText('You can’t change your own role. Ask another admin.')).toBeVisible();
  });

  it('shows that an account does not exist', async () => {
    mockError('get', admin.user(id), {
      statusCode: 404,
      code: errorCodes.userNotFound,
      message: 'There is no such account.',
    });
    open(`/admin/users/${id}`);
    expect(await screen.findByRole('heading', { name: 'Account not found' })).toBeVisible();
  });

  it('shows audit entries with labels', async () => {
    open('/admin/audit');
    const row = await screen.findByRole('row', { name: /Changed an account/ });
    expect(row).toHaveTextContent('plan: pro → free');
    expect(row).toHaveTextContent('Reason: A refund');
    expect(within(row).getByRole('link', { name: 'bo@example.com' })).toHaveAttribute(
      'href',
      `/admin/users/${id}`,
    );
  });

  it('retries a failed email', async () => {
    mockResponse(
      'get',
      admin.mails(),
      page([
        {
          id,
          address: 'bo@example.com',
          letter: 'subscription-ended',
          status: 'failed',
          attempts: 5,
          createdAt: '2026-01-02T03:04:05.000Z',
          sentAt: null,
          lastError: 'EENVELOPE: no such mailbox',
        },
      ]),
    );
    const retried = mockResponse('post', admin.retryMail(id), {});
    open('/admin/mails');
    await userEvent.click(await screen.findByRole('button', { name: 'Send again to bo@example.com' }));
    await waitFor(() => expect(retried).toHaveLength(1));
    expect(screen.getByText('EENVELOPE: no such mailbox')).toBeVisible();
    expect(screen.getByText('Plan ended')).toBeVisible();
  });

  it('sets and clears the end of launch access', async () => {
    mockResponse('get', admin.settings(), { launchAccessUntil: '2027-01-31' });
    const set = mockResponse('put', admin.settings(), { launchAccessUntil: null });
    open('/admin/settings');
    const field = await screen.findByLabelText(/Ends on/);
    expect(field).toHaveValue('2027-01-31');
    await userEvent.clear(field);
    await press('Save settings');
    await waitFor(() => expect(set.map(({ body }) => body)).toEqual([{ launchAccessUntil: '' }]));
  });

  it('shows an error for an unknown section', async () => {
    open('/admin/wanderlens');
    expect(await screen.findByRole('heading', { level: 1, name: 'Section not found' })).toBeVisible();
  });
});
