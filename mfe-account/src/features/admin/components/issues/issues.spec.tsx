import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths, type NewsletterIssue } from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { mockResponse, aUser, mockError, renderAt, useServer } from '@wanderwork/testing';
import App from '../../../../app';

const { admin } = paths.api;
const id = '0193a000-0000-7000-8000-0000000000dd';
const at = '2026-01-02T03:04:05.000Z';

const anIssue = (change: Partial<NewsletterIssue> = {}): NewsletterIssue => ({
  id,
  subject: 'Spring by the sea',
  text: 'Two cities changed.',
  state: 'draft',
  createdAt: at,
  testedAt: null,
  startedAt: null,
  finishedAt: null,
  readers: 70,
  recipients: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  ...change,
});

const open = (path: string) => {
  const user = aUser({ isAdmin: true });
  act(() => useSession.setState({ user, isAuthenticated: true, isLoading: false }));
  return renderAt(path, <App />);
};
const openIssue = (change: Partial<NewsletterIssue> = {}) => {
  mockResponse('get', admin.issue(id), anIssue(change));
  return open(`/admin/newsletter/issues/${id}`);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const getLastToast = () => useToasts.getState().toasts[0];

describe('newsletter issues', () => {
  useServer();
  beforeEach(() => useToasts.setState({ toasts: [] }));

  it('are listed with their delivery figures', async () => {
    const sent = { state: 'sent' as const, startedAt: at, finishedAt: at, recipients: 73 };
    mockResponse('get', admin.issues(), {
      items: [anIssue({ ...sent, sent: 70, failed: 1, skipped: 2 })],
      nextKey: null,
    });
    open('/admin/newsletter/issues');
    const row = await screen.findByRole('row', { name: /Spring by the sea/ });
    expect(row).toHaveTextContent('70 sent, 1 failed, 2 skipped (unsubscribed)');
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/admin/newsletter/issues/${id}`);
    const places = within(screen.getByRole('navigation', { name: 'Newsletter' }));
    expect(places.getByRole('link', { name: 'Issues' })).toHaveAttribute('aria-current', 'page');
    expect(places.getByRole('link', { name: 'Subscribers' })).not.toHaveAttribute('aria-current');
  });

  it('are validated before they are created', async () => {
    const { location } = open('/admin/newsletter/issues/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Please enter a subject')).toBeVisible();
    expect(screen.getByText('Please enter a text')).toBeVisible();
    const written = mockResponse('post', admin.issues(), anIssue());
    mockResponse('get', admin.issue(id), anIssue());
    await userEvent.type(screen.getByLabelText('Subject'), 'Spring by the sea');
    await userEvent.type(screen.getByLabelText('Text'), 'Two cities changed.');
    await press('Save draft');
    await waitFor(() => expect(location()).toBe(`/admin/newsletter/issues/${id}`));
    expect(written[0]?.body).toEqual({ subject: 'Spring by the sea', text: 'Two cities changed.' });
    expect(getLastToast()).toMatchObject({
      title: 'Draft saved',
      description: 'Nothing has been sent.',
    });
  });

  it('are previewed in a sandboxed frame without scripts', async () => {
    openIssue();
    const frame = await screen.findByTitle('Email preview');
    expect(frame).toHaveAttribute('src', admin.issuePreview(id));
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms|top-navigation)/);
  });

  it('cannot be sent before a test, nor tested before they are saved', async () => {
    openIssue();
    expect(await screen.findByText('Send yourself a test first.')).toBeVisible();
    await press('Send to 70 subscribers');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(screen.getByLabelText('Text'), ' More.');
    expect(screen.getAllByText('Save the draft first.')).toHaveLength(2);
    const tests = mockResponse('post', admin.testIssue(id), anIssue());
    await press('Send me a test');
    expect(tests).toEqual([]);
  });

  it('are sent after a test and a confirmation with the number of subscribers', async () => {
    openIssue();
    const tests = mockResponse('post', admin.testIssue(id), anIssue({ testedAt: at }));
    await screen.findByRole('button', { name: 'Send me a test' });
    mockResponse('get', admin.issue(id), anIssue({ testedAt: at }));
    await press('Send me a test');
    expect(await screen.findByText(/We sent you a test of this draft on/)).toBeVisible();
    expect(tests).toHaveLength(1);
    await press('Send to 70 subscribers');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to 70 subscribers?' }));
    expect(dialog.getByText(/can’t be undone/)).toBeVisible();
    const going = { state: 'sending' as const, testedAt: at, startedAt: at, recipients: 70, sent: 12 };
    const sent = mockResponse('post', admin.sendIssue(id), anIssue(going));
    mockResponse('get', admin.issue(id), anIssue(going));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, send it' }));
    expect(await screen.findByText('12 sent so far')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ testedAt: at }]);
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  });

  it('are not sent if the server finds untested content', async () => {
    openIssue({ testedAt: at });
    await userEvent.click(await screen.findByRole('button', { name: 'Send to 70 subscribers' }));
    mockError('post', admin.sendIssue(id), {
      statusCode: 409,
      code: errorCodes.issueUntested,
      message: 'These words were not tried out yet. Please send yourself a test copy first.',
    });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, send it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('These words were not tried out yet.');
  });

  it('are deleted only after a confirmation', async () => {
    const removed = mockResponse('delete', admin.issue(id), {});
    mockResponse('get', admin.issues(), { items: [], nextKey: null });
    const { location } = openIssue();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it' }));
    await waitFor(() => expect(location()).toBe('/admin/newsletter/issues'));
    expect(await screen.findByText('No issues yet.')).toBeVisible();
    expect(removed).toHaveLength(1);
  });
});
