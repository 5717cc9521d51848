import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  errorCodes,
  paths,
  type EditablePostSummary,
  type PostPreview,
  type SavedPost,
} from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { aCity, aPage, answer, aUser, disconnect, refuse, renderAt, useServer } from '@wanderwork/testing';
import AdminSection from '../../../admin';
import { aDraft, someWords } from '../model/a-post.fixture';

const { admin } = paths.api;
const { id } = aDraft();

const aRow = (change: Partial<EditablePostSummary> = {}): EditablePostSummary => ({
  id,
  title: 'A quiet week in Porto',
  slug: 'a-quiet-week-in-porto',
  state: 'published',
  category: 'Tips & Tutorials',
  editedAt: '2026-01-02T10:32:00.000Z',
  editedBy: 'Ana Ferreira',
  publishedAt: '2026-01-01T10:00:00.000Z',
  checkedAt: null,
  changed: true,
  ...change,
});

const preview: PostPreview = { html: '<p>As it is read.</p>', readMinutes: 1, findings: [] };
const saved: SavedPost = {
  revision: 4,
  savedAt: '2026-01-02T11:00:00.000Z',
  savedBy: 'Ana Ferreira',
  changed: false,
};

const show = (query = '') => {
  act(() => useSession.setState({ user: aUser({ isAdmin: true }), isAuthenticated: true, isLoading: false }));
  return renderAt(`/admin/wanderhub${query}`, <AdminSection />);
};
const open = async (change: Parameters<typeof aDraft>[0] = {}) => {
  answer('get', admin.post(id), aDraft(change));
  const shown = show(`?post=${id}`);
  await screen.findByLabelText('Title');
  return shown;
};
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text, in Markdown');

describe('the editor', () => {
  useServer();
  beforeEach(() => {
    useToasts.setState({ toasts: [] });
    answer('get', paths.api.cities(), aPage([aCity()]));
    answer('post', admin.postPreview(), preview);
    answer('put', admin.postDraft(id), saved);
  });

  it('lists posts with where they stand, found by words and state', async () => {
    const asked = answer('get', admin.posts(), { items: [aRow()], nextKey: null });
    const { location } = show();
    const row = within(await screen.findByRole('list', { name: 'Posts' })).getByRole('listitem');
    expect(row).toHaveTextContent(/Published.*Changed since/);
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/admin/wanderhub?post=${id}`);
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Draft');
    await waitFor(() => expect(asked.at(-1)?.query).toEqual({ state: 'draft' }));
    expect(location()).toBe('/admin/wanderhub?state=draft');
  });

  it('opens a post at its top, with the way back in hand', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveFocus();
  });

  it('names what went stale, and what is wrong with it', async () => {
    answer('get', admin.stalePosts(), [
      {
        ...aRow(),
        findings: [{ kind: 'contradiction', words: 'Lisbon: a month at $9400, the table has $1800' }],
      },
    ]);
    answer('get', admin.posts(), { items: [], nextKey: null });
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'Stale figures' }));
    const list = await screen.findByRole('list', { name: 'Posts to look at' });
    expect(list).toHaveTextContent('Contradicts the table Lisbon: a month at $9400');
  });

  it('begins a draft and opens it', async () => {
    answer('get', admin.posts(), { items: [], nextKey: null });
    answer('post', admin.posts(), aDraft());
    answer('get', admin.post(id), aDraft());
    const { location } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Write a post' }));
    await waitFor(() => expect(location()).toBe(`/admin/wanderhub?post=${id}`));
    expect(await screen.findByLabelText('Title')).toHaveValue('A quiet week in Porto');
  });

  it('saves by Ctrl+S, says when, and shows how the text reads', async () => {
    await open();
    const saves = answer('put', admin.postDraft(id), saved);
    expect(screen.getByLabelText('State of the draft')).toHaveTextContent(
      /^Saved \d\d:\d\d by Ana Ferreira$/,
    );
    await userEvent.type(text(), ' More.');
    expect(screen.getByLabelText('State of the draft')).toHaveTextContent('Not saved yet');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByLabelText('State of the draft')).toHaveTextContent(/^Saved/));
    expect(saves.map(({ body }) => body)).toEqual([
      { revision: 3, words: someWords({ content: 'First words. More.' }), keep: true },
    ]);
    expect(text()).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(await screen.findByRole('region', { name: 'Preview' })).toHaveTextContent('As it is read.');
  });

  it('says in the server’s words why a preview was refused', async () => {
    const message = 'This text takes too long to lay out. Please shorten it, or make two posts of it.';
    refuse('post', admin.postPreview(), { statusCode: 400, code: errorCodes.validation, message });
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
  });

  it('writes bold by Ctrl+B, and a figure of a city that was searched for', async () => {
    await open({ words: someWords({ content: 'It costs ' }) });
    text().setSelectionRange(0, 2);
    text().focus();
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(text()).toHaveValue('**It** costs ');
    text().setSelectionRange(13, 13);
    await userEvent.click(screen.getByRole('button', { name: 'City figure' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A figure of a city' }));
    await userEvent.type(dialog.getByLabelText('City'), 'Lis{Enter}');
    await userEvent.type(dialog.getByLabelText('Figure'), 'monthly{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(text()).toHaveValue('**It** costs {{city:lisbon.monthlyCost}}'));
    await waitFor(() => expect(text()).toHaveFocus());
  });

  it('lets the address follow the title until readers know one', async () => {
    const first = await open({ words: someWords({ title: 'Porto', slug: 'porto' }) });
    await userEvent.type(screen.getByLabelText('Title'), ' now');
    expect(screen.getByLabelText('Address')).toHaveValue('porto-now');
    first.unmount();
    await open({
      state: 'published',
      publicSlug: 'porto',
      words: someWords({ title: 'Porto', slug: 'porto' }),
    });
    await userEvent.type(screen.getByLabelText('Title'), ' now');
    expect(screen.getByLabelText('Address')).toHaveValue('porto');
    await userEvent.type(screen.getByLabelText('Address'), '-2');
    expect(screen.getByText(/Links to \/wanderhub\/blog\/porto will lead here/)).toBeVisible();
  });

  it('publishes what is written, and marks the fields that cannot be read yet', async () => {
    await open();
    refuse('post', admin.publishPost(id), {
      statusCode: 400,
      code: errorCodes.validation,
      message: 'Please check the marked fields.',
      errors: [{ path: 'title', rule: 'minLength', message: 'Please write a title' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Please write a title')).toBeVisible();
    const published = answer(
      'post',
      admin.publishPost(id),
      aDraft({ state: 'published', publicSlug: 'a-quiet-week-in-porto' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Readers have these words.')).toBeVisible();
    expect(published.map(({ body }) => body)).toEqual([{ revision: 3 }]);
    expect(screen.queryByText('Please write a title')).toBeNull();
  });

  it('gives a post its day, in a zone that it names', async () => {
    await open();
    const asked = answer(
      'post',
      admin.publishPost(id),
      aDraft({ state: 'scheduled', publishedAt: '2999-01-31T12:00:00.000Z' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Your time zone: /)).toBeVisible();
    const day = dialog.getByLabelText('Day and time');
    await userEvent.clear(day);
    await userEvent.type(day, '2001-01-31T12:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule it' }));
    expect(await dialog.findByText('Please enter a time that is still to come')).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '2999-01-31T12:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule it' }));
    expect(await screen.findByText('Scheduled')).toBeVisible();
    expect(asked[0]?.body).toEqual({ revision: 3, at: new Date('2999-01-31T12:00').toISOString() });
  });

  it('says what is not saved, keeps it on the device, and tries again when asked', async () => {
    await open();
    disconnect('put', admin.postDraft(id));
    await userEvent.type(text(), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not saved: the server could not be reached. What you wrote is kept on this device.',
    );
    expect(localStorage.getItem('wanderwork_post_drafts')).toContain('First words.!');
    answer('put', admin.postDraft(id), saved);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(localStorage.getItem('wanderwork_post_drafts')).toBeNull();
  });

  it('shows both texts when another save came first', async () => {
    await open();
    refuse('put', admin.postDraft(id), {
      statusCode: 409,
      code: errorCodes.postChanged,
      message: 'Saved elsewhere.',
      ...{
        theirs: {
          revision: 8,
          words: someWords({ content: 'Theirs.' }),
          savedAt: saved.savedAt,
          savedBy: 'Bo',
        },
      },
    });
    await userEvent.type(text(), ' Mine.');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('region', { name: 'Saved elsewhere' })).toHaveTextContent('Theirs.');
    expect(screen.getByRole('region', { name: 'Yours' })).toHaveTextContent('First words. Mine.');
    await userEvent.click(screen.getByRole('button', { name: 'Take the other' }));
    expect(text()).toHaveValue('Theirs.');
    expect(screen.queryByRole('region', { name: 'Yours' })).toBeNull();
  });

  it('brings a version back', async () => {
    await open();
    answer('get', admin.postVersions(id), [
      { number: 2, reason: 'saved', title: 'Porto', characters: 12, by: 'Ana Ferreira', at: saved.savedAt },
    ]);
    const asked = answer(
      'post',
      admin.restorePost(id, 2),
      aDraft({ revision: 5, words: someWords({ content: 'Old.' }) }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Versions' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
    await waitFor(() => expect(text()).toHaveValue('Old.'));
    expect(asked[0]?.body).toEqual({ revision: 3 });
  });
});
