import { paths, SITE_SETTINGS_ID } from '@wanderwork/contracts';
import { useToasts } from '@wanderwork/platform';
import {
  mockResponse,
  mockNetworkError,
  mockPendingResponse,
  mockError,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from './footer';
// Imported here so that they are compiled before a test's timers run.
import '@wanderwork/contracts/requests';
import './newsletter-form';

const settings = document.createElement('script');
Object.assign(settings, { type: 'application/json', id: SITE_SETTINGS_ID });
settings.textContent = JSON.stringify({
  socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@atlas' }],
});
document.head.append(settings);

/** Reports that the element is near the screen. */
let comeNear = (): void => undefined;

class Observer {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    comeNear = () => this.seen([{ isIntersecting: true }]);
  }
  disconnect() {
    comeNear = () => undefined;
  }
}

const visit = async () => {
  renderAt('/', <Footer />);
  act(() => comeNear());
  return screen.findByRole('textbox', { name: 'Newsletter' });
};

const getToast = () => useToasts.getState().toasts[0];
const submitEmail = async (email: string) => userEvent.type(screen.getByRole('textbox'), `${email}{Enter}`);
const successBody = { success: true, message: '' };
const unavailableBody = {
  statusCode: 503,
  code: 'service.unavailable',
  message: 'We can’t add you right now.',
};

describe('the footer', () => {
  useServer();
  beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }));
  afterEach(() => useToasts.setState({ toasts: [] }));

  it('describes the product and links to every part', () => {
    renderAt('/', <Footer />);
    const links = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links('Features').map(([name]) => name)).toEqual([
      'WanderLens',
      'WanderHub',
      'WanderQuest',
      'Connect',
    ]);
    expect(links('Resources').length).toBeGreaterThan(2);
    expect(links('Legal')).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Cookies', '/cookies'],
    ]);
    expect(screen.getByText(/An atlas for working from anywhere/)).toBeVisible();
  });

  it('shows the configured social links', () => {
    renderAt('/', <Footer />);
    const link = screen.getByRole('link', { name: 'Mastodon' });
    expect(link).toHaveAttribute('href', 'https://social.example/@atlas');
    expect(link).toHaveAttribute('rel', 'me noopener');
  });

  it('loads the form only near the screen', async () => {
    renderAt('/', <Footer />);
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => comeNear());
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeVisible();
  });

  it('subscribes and clears the field', async () => {
    const field = await visit();
    const requests = mockResponse('post', paths.api.newsletter(), successBody);
    await submitEmail('ana@example.com');
    await waitFor(() =>
      expect(getToast()).toMatchObject({
        title: 'Successfully subscribed!',
        description: 'Thank you for subscribing to our newsletter.',
        tone: 'ok',
      }),
    );
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'ana@example.com', name: '' }]);
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).toHaveFocus();
  });

  it('is disabled and shows its busy label while sending', async () => {
    const field = await visit();
    const release = mockPendingResponse('post', paths.api.newsletter(), successBody);
    await submitEmail('ana@example.com');
    const button = await screen.findByRole('button', { name: 'Subscribing...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(field).toBeDisabled();
    release();
    expect(await screen.findByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-disabled');
    expect(field).toBeEnabled();
  });

  it('asks for a valid address', async () => {
    const field = await visit();
    await submitEmail('ana@');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('ana@');
  });

  it.each([
    [
      'the server’s error',
      () => mockError('post', paths.api.waitlist(), unavailableBody),
      'We can’t add you right now.',
    ],
    [
      'the server’s refusal',
      () => mockResponse('post', paths.api.waitlist(), { success: false, message: 'The list is full.' }),
      'The list is full.',
    ],
    [
      'its own message when the server is unreachable',
      () => mockNetworkError('post', paths.api.waitlist()),
      'Something went wrong. Please try again.',
    ],
  ])('keeps the typed address when it fails, and shows %s', async (_what, fail, description) => {
    const field = await visit();
    mockError('post', paths.api.newsletter(), unavailableBody);
    fail();
    await submitEmail('ana@example.com');
    await waitFor(() =>
      expect(getToast()).toMatchObject({ title: 'Subscription failed', description, tone: 'bad' }),
    );
    await waitFor(() => expect(field).toBeEnabled());
    expect(field).toHaveValue('ana@example.com');
  });
});
