import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  errorCodes,
  paths,
  type Preferences,
  type Profile,
  type SessionSummary,
} from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { answer, aUser, disconnect, refuse, renderAt, useServer } from '@wanderwork/testing';
import App from '../../../app';
import { useAsking } from '../../../shared/fresh/proof';

const { account } = paths.api;
const done = { success: true, message: 'We wrote to both addresses.' };
const lastToast = () => useToasts.getState().toasts[0];
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const part = async (name: string) => within(await screen.findByRole('region', { name }));

const preferences: Preferences = {
  theme: 'system',
  temperatureUnit: 'celsius',
  currency: 'USD',
  newsletter: 'none',
};

const profile: Profile = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ferreira',
  pictureUrl: null,
  homeCity: null,
  homePlace: null,
  passports: [],
  clientTimeZone: null,
  clientHoursFrom: null,
  clientHoursTo: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  deletionDueAt: null,
};

const browser = (id: string, change: Partial<SessionSummary> = {}): SessionSummary => ({
  id,
  device: `Browser ${id}`,
  createdAt: '2026-01-02T03:04:05.000Z',
  lastSeenAt: '2026-01-02T03:04:05.000Z',
  current: false,
  remembered: true,
  ...change,
});

const open = (change: Parameters<typeof aUser>[0] = {}) => {
  const user = aUser(change);
  answer('get', paths.api.authUser(), user);
  act(() => useSession.setState({ user, isAuthenticated: true, isLoading: false }));
  return renderAt('/settings', <App />);
};

/** The server wants a fresh proof, and takes this one. */
const wantProof = (method: 'get' | 'post', path: string) => {
  refuse(method, path, {
    statusCode: 403,
    code: errorCodes.freshRequired,
    message: 'Please show who you are',
  });
  return answer('post', paths.api.fresh(), {});
};

const prove = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' });
  await userEvent.type(within(dialog).getByLabelText('Password'), 'a long walk home');
  return userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
};

describe('the settings', () => {
  useServer();
  beforeEach(() => {
    useToasts.setState({ toasts: [] });
    answer('get', account.preferences(), preferences);
    answer('get', account.profile(), profile);
    answer('get', account.sessions(), [browser('here', { current: true }), browser('a'), browser('b')]);
    answer('get', account.secondFactors(), { totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
  });
  afterEach(() => act(() => useSession.setState({ user: null, isAuthenticated: false })));

  it('put a preference in effect at once', async () => {
    const asked = answer('patch', account.preferences(), { ...preferences, theme: 'dark' });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /Night chart/ }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ theme: 'dark' }]));
    expect(screen.getByRole('radio', { name: /Night chart/ })).toBeChecked();
  });

  it('take a preference back that the server did not keep', async () => {
    disconnect('patch', account.preferences());
    open();
    await userEvent.click(await screen.findByRole('radio', { name: '°F' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');
    expect(screen.getByRole('radio', { name: '°C' })).toBeChecked();
  });

  it('change the password, and clear the form', async () => {
    const asked = answer('post', account.password(), {});
    open();
    await userEvent.type(await screen.findByLabelText('Current password'), 'a long walk home');
    await userEvent.type(screen.getByLabelText('New password'), 'nine green lanterns');
    await press('Change the password');
    await waitFor(() => expect(lastToast()?.title).toBe('Password changed'));
    expect(asked.map(({ body }) => body)).toEqual([
      { current: 'a long walk home', password: 'nine green lanterns' },
    ]);
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('keep both passwords typed when the server is away', async () => {
    disconnect('post', account.password());
    open();
    await userEvent.type(await screen.findByLabelText('Current password'), 'a long walk home');
    await userEvent.type(screen.getByLabelText('New password'), 'nine green lanterns');
    await press('Change the password');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
    expect(screen.getByLabelText('Current password')).toHaveValue('a long walk home');
    expect(screen.getByLabelText('New password')).toHaveValue('nine green lanterns');
  });

  it('end one session, or all but this one', async () => {
    const one = answer('delete', account.session('a'), {});
    const all = answer('delete', account.sessions(), { ended: 2 });
    open();
    const sessions = await part('Where you are signed in');
    expect(await sessions.findByText('This browser')).toBeVisible();
    expect(sessions.getAllByRole('button', { name: /^Sign out Browser/ })).toHaveLength(2);
    await press('Sign out Browser a');
    await waitFor(() => expect(lastToast()?.title).toBe('Browser a is signed out'));
    await press('Sign out everywhere else');
    await waitFor(() => expect(lastToast()?.title).toBe('Signed out everywhere else'));
    expect([one.length, all.length]).toEqual([1, 1]);
  });

  it('ask who is there before the address changes, and go on then', async () => {
    const proofs = wantProof('post', paths.api.changeEmail());
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the address' }));
    await userEvent.type(screen.getByLabelText('New email'), 'ana@new.example');
    await press('Send both mails');
    await screen.findByRole('dialog', { name: 'Is it you?' });
    const asked = answer('post', paths.api.changeEmail(), done);
    await prove();
    await waitFor(() => expect(lastToast()?.description).toBe(done.message));
    expect(proofs.map(({ body }) => body)).toEqual([{ password: 'a long walk home' }]);
    expect(asked.map(({ body }) => body)).toEqual([{ email: 'ana@new.example' }]);
  });

  it('change nothing for whoever dismisses the question', async () => {
    wantProof('post', paths.api.changeEmail());
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the address' }));
    await userEvent.type(screen.getByLabelText('New email'), 'ana@new.example');
    await press('Send both mails');
    await screen.findByRole('dialog', { name: 'Is it you?' });
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alert')).toHaveTextContent('this needs a proof that it is you');
    expect(screen.getByLabelText('New email')).toHaveValue('ana@new.example');
  });

  it('forget the question when one leaves for another page', async () => {
    wantProof('post', paths.api.changeEmail());
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the address' }));
    await userEvent.type(screen.getByLabelText('New email'), 'ana@new.example');
    await press('Send both mails');
    await screen.findByRole('dialog', { name: 'Is it you?' });
    await userEvent.click(screen.getByRole('link', { name: 'Set one by mail' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    expect(useAsking.getState().asking).toBeNull();
  });

  it('send the confirmation again while the address waits for it', async () => {
    const asked = answer('post', paths.api.resendConfirmation(), {
      success: true,
      message: 'It is on its way.',
    });
    open({ emailConfirmed: false });
    expect(await screen.findByText('Not confirmed yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the address' })).toBeNull();
    await userEvent.click(within(screen.getByRole('region', { name: 'Email' })).getByRole('button'));
    await waitFor(() => expect(lastToast()?.description).toBe('It is on its way.'));
    expect(asked).toHaveLength(1);
    expect(await screen.findByText('Please confirm your email first.')).toBeVisible();
  });

  it('delete the account only after a second yes, and take it back', async () => {
    answer('post', account.deletion(), { deletionDueAt: '2026-12-05T12:00:00.000Z' });
    const kept = answer('delete', account.deletion(), {});
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete it' }));
    expect(await screen.findByText(/will be deleted on December 5, 2026/)).toBeVisible();
    await press('Keep my account');
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(kept).toHaveLength(1);
  });

  it('hand over everything that is held, as a file', async () => {
    answer('get', account.export(), { profile: { firstName: 'Ana' } });
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Download my data/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.type).toBe('application/json');
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('wanderwork-export.json');
    click.mockRestore();
  });
});

describe('the second steps', () => {
  useServer();
  const codes = ['aaaa-bbbb', 'cccc-dddd'];
  beforeEach(() => {
    answer('get', account.preferences(), preferences);
    answer('get', account.profile(), profile);
    answer('get', account.sessions(), []);
    answer('get', account.secondFactors(), { totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
  });
  afterEach(() => act(() => useSession.setState({ user: null, isAuthenticated: false })));

  it('begin with a square and a key, hold from the first code on, and show the recovery codes once', async () => {
    answer('post', account.totp(), { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/x?secret=ABCDEFGHIJ' });
    const asked = answer('post', account.totpConfirm(), { recoveryCodes: codes });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an app' }));
    expect(await screen.findByText('ABCD EFGH IJ')).toBeVisible();
    expect(await screen.findByRole('img', { name: /square code/ })).toBeVisible();
    await press('Turn it on');
    expect(await screen.findByText('Please enter the six digits that the app shows')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code'), '123 456');
    answer('get', account.secondFactors(), {
      totpSince: '2026-11-21T12:00:00.000Z',
      passkeys: [],
      recoveryCodesLeft: 2,
    });
    await press('Turn it on');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(asked).toHaveLength(1);
    await press('I have kept them');
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
    expect(await screen.findByText(/On since November 21, 2026/)).toBeVisible();
    expect(screen.getByText('2 are left')).toBeVisible();
  });

  it('let a passkey be renamed and removed', async () => {
    const passkey = {
      id: 'p1',
      name: 'Chrome on Linux',
      createdAt: '2026-11-20T12:00:00.000Z',
      lastUsedAt: null,
      backedUp: false,
    };
    answer('get', account.secondFactors(), { totpSince: null, passkeys: [passkey], recoveryCodesLeft: 10 });
    const renamed = answer('patch', account.passkey('p1'), {});
    const removed = answer('delete', account.passkey('p1'), {});
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Chrome on Linux' }));
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'The blue key');
    await press('Save the name');
    await waitFor(() => expect(renamed.map(({ body }) => body)).toEqual([{ name: 'The blue key' }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Chrome on Linux' }));
    await waitFor(() => expect(removed).toHaveLength(1));
  });
});
