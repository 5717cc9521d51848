import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type EditablePostSummary } from '@wanderwork/contracts';
import { mockResponse, mockNetworkError, useServer } from '@wanderwork/testing';
import { createPost } from '../model/post.fixture';
import { answerEditor, id, renderEditor } from './open-editor.fixture';

const { admin } = paths.api;

const summary: EditablePostSummary = {
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
  readers: { opens: 1240, completions: 410, saves: 1 },
};

describe('the posts of the editor', () => {
  useServer();
  beforeEach(answerEditor);

  it('lists posts with where they stand, found by words and state', async () => {
    const requests = mockResponse('get', admin.posts(), { items: [summary], nextKey: null });
    const { location } = renderEditor();
    const row = within(await screen.findByRole('list', { name: 'Posts' })).getByRole('listitem');
    expect(row).toHaveTextContent(/Published.*Unpublished changes/);
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/admin/wanderhub?post=${id}`);
    expect(row).toHaveTextContent('Last 30 days: 1,240 opens, 410 read to the end, 1 save');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Draft');
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ state: 'draft' }));
    expect(location()).toBe('/admin/wanderhub?state=draft');
  });

  it('says that nothing is like what was looked for, and that nothing was begun', async () => {
    mockResponse('get', admin.posts(), { items: [], nextKey: null });
    const { unmount } = renderEditor('?q=medlar');
    expect(await screen.findByText('No posts match.')).toBeVisible();
    unmount();
    renderEditor();
    expect(await screen.findByText('No posts yet.')).toBeVisible();
  });

  it('keeps the posts that came when more of them do not, and says so', async () => {
    mockResponse('get', admin.posts(), { items: [summary], nextKey: 'the-next' });
    renderEditor();
    const more = await screen.findByRole('button', { name: 'Show more' });
    mockNetworkError('get', admin.posts());
    await userEvent.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('More of the posts couldn’t load.');
    expect(screen.getByRole('list', { name: 'Posts' })).toHaveTextContent('A quiet week in Porto');
  });

  it('names what went stale, and what is wrong with it', async () => {
    mockResponse('get', admin.stalePosts(), [
      {
        ...summary,
        findings: [{ kind: 'contradiction', words: 'Lisbon: a month at $9400, the table has $1800' }],
      },
    ]);
    mockResponse('get', admin.posts(), { items: [], nextKey: null });
    renderEditor();
    await userEvent.click(screen.getByRole('radio', { name: 'Outdated' }));
    const list = await screen.findByRole('list', { name: 'Posts to review' });
    expect(list).toHaveTextContent('Contradicts the city data Lisbon: a month at $9400');
  });

  it('begins a draft and opens it', async () => {
    mockResponse('get', admin.posts(), { items: [], nextKey: null });
    mockResponse('post', admin.posts(), createPost());
    mockResponse('get', admin.post(id), createPost());
    const { location } = renderEditor();
    await userEvent.click(screen.getByRole('button', { name: 'Write a post' }));
    await waitFor(() => expect(location()).toBe(`/admin/wanderhub?post=${id}`));
    expect(await screen.findByLabelText('Title')).toHaveValue('A quiet week in Porto');
  });
});
