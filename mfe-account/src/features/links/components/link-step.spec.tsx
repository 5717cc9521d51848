import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import {
  mockResponse,
  aUser,
  mockNetworkError,
  mockPendingResponse,
  mockError,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import App from '../../../app';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The pages behind links in emails, with their texts and endpoints. */
const pages = [
  {
    path: '/confirm-email',
    call: paths.api.confirmEmail(),
    title: 'Confirm your email',
    button: 'Confirm my email',
    done: 'Email confirmed',
    fallback: 'Get a new link',
  },
  {
    path: '/confirm-email-change',
    call: paths.api.confirmEmailChange(),
    title: 'Change your email',
    button: 'Confirm the change',
    done: 'Change confirmed',
    fallback: 'Get a new link',
  },
  {
    path: '/newsletter/confirm',
    call: paths.api.newsletterConfirm(),
    title: 'Monthly newsletter',
    button: 'Yes, subscribe me',
    done: 'You’re subscribed',
    fallback: 'Go to Home',
  },
  {
    path: '/newsletter/unsubscribe',
    call: paths.api.newsletterUnsubscribe(),
    title: 'Unsubscribe from the newsletter',
    button: 'Unsubscribe',
    done: 'You’re unsubscribed',
    fallback: 'Go to Home',
  },
];

describe.each(pages)('the link to $path', ({ path, call, title, button, done, fallback }) => {
  useServer();
  beforeEach(() => void mockResponse('get', paths.api.authUser(), null));

  const open = async () => {
    const shown = renderAt(`${path}?token=a-secret`, <App />);
    await heading(title);
    return shown;
  };
  const press = () => userEvent.click(screen.getByRole('button', { name: button }));

  it('does nothing until the button is pressed, then shows the server’s message', async () => {
    const requests = mockResponse('post', call, { success: true, message: 'All is well now.' });
    const { location } = await open();
    await waitFor(() => expect(location()).toBe(path));
    expect(requests).toEqual([]);
    await press();
    expect(await heading(done)).toHaveFocus();
    expect(screen.getByText('All is well now.')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ token: 'a-secret' }]);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it('sends one request for several presses', async () => {
    const release = mockPendingResponse('post', call, { success: true, message: '' });
    await open();
    await press();
    const busy = screen.getByRole('button', { name: /\.\.\.$/ });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    release();
    expect(await heading(done)).toBeVisible();
  });

  it('shows why the link does not work, and other links', async () => {
    const message = 'This link was used already. It works once.';
    mockError('post', call, { statusCode: 410, code: errorCodes.linkUsed, message });
    await open();
    await press();
    expect(await heading('This link doesn’t work')).toHaveFocus();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: fallback })).toBeVisible();
  });

  it('can be tried again after a network error', async () => {
    mockNetworkError('post', call);
    await open();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');
    mockResponse('post', call, { success: true, message: '' });
    await press();
    expect(await heading(done)).toBeVisible();
  });

  it('explains where to find the link if the token is missing', async () => {
    renderAt(path, <App />);
    expect(await heading('This link doesn’t work')).toBeVisible();
    expect(screen.getByText(/from the link in your email/)).toBeVisible();
  });
});

describe('confirming an email', () => {
  useServer();

  it('sends members without a password to set one', async () => {
    mockResponse('get', paths.api.authUser(), null);
    mockResponse('post', paths.api.confirmEmail(), { success: true, message: '', passwordToken: 'another' });
    const set = mockResponse('post', paths.api.resetPassword(), { success: true, message: '' });
    const { location } = renderAt('/confirm-email?token=a-secret', <App />);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm my email' }));
    await heading('Set a new password');
    expect(location()).toBe('/reset-password');
    await userEvent.type(screen.getByLabelText('New password'), 'nine green lanterns');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    await heading('Your new password is set');
    expect(set.map(({ body }) => body)).toEqual([{ token: 'another', password: 'nine green lanterns' }]);
  });

  it('refreshes the session, which the first confirmation may have ended', async () => {
    useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false });
    mockResponse('get', paths.api.authUser(), null);
    mockResponse('post', paths.api.confirmEmail(), { success: true, message: '' });
    renderAt('/confirm-email?token=a-secret', <App />);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm my email' }));
    await heading('Email confirmed');
    expect(await screen.findByRole('link', { name: 'Log In' })).toBeVisible();
    expect(useSession.getState().isAuthenticated).toBe(false);
  });
});
