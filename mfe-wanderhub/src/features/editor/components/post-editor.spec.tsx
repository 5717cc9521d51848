import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths } from '@wanderwork/contracts';
import { mockResponse, mockNetworkError, mockError, useServer } from '@wanderwork/testing';
import { createPost, createText } from '../model/post.fixture';
import { answerEditor, id, openEditor, savedPost } from './open-editor.fixture';

const { admin } = paths.api;
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text, in Markdown');

describe('the editor', () => {
  useServer();
  beforeEach(answerEditor);

  it('opens a post at its top, with the way back in hand', async () => {
    await openEditor();
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveFocus();
  });

  it('saves by Ctrl+S, says when, and shows how the text reads', async () => {
    await openEditor();
    const requests = mockResponse('put', admin.postDraft(id), savedPost);
    expect(screen.getByLabelText('Draft status')).toHaveTextContent(/^Saved \d\d:\d\d by Ana Ferreira$/);
    await userEvent.type(text(), ' More.');
    expect(screen.getByLabelText('Draft status')).toHaveTextContent('Not saved yet');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByLabelText('Draft status')).toHaveTextContent(/^Saved/));
    expect(requests.map(({ body }) => body)).toEqual([
      { revision: 3, words: createText({ content: 'First words. More.' }), keep: true },
    ]);
    expect(text()).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(await screen.findByRole('region', { name: 'Preview' })).toHaveTextContent('As it is read.');
  });

  it('says in the server’s words why a preview was refused', async () => {
    const message = 'This text takes too long to render. Please shorten it or split it into two posts.';
    mockError('post', admin.postPreview(), { statusCode: 400, code: errorCodes.validation, message });
    await openEditor();
    await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
  });

  it('says beside the text how much there is to review, and leads to it', async () => {
    mockResponse('post', admin.postPreview(), {
      html: '<p>As it is read.</p>',
      readMinutes: 1,
      findings: [
        { kind: 'link', words: '/wanderhub/blog/gone leads nowhere' },
        { kind: 'excerpt', words: 'missing' },
      ],
    });
    await openEditor();
    await userEvent.click(await screen.findByRole('button', { name: '2 to review' }));
    expect(screen.getByRole('heading', { name: 'To review' })).toHaveFocus();
    expect(screen.getByText('/wanderhub/blog/gone leads nowhere')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Preview' })).toBeChecked();
    expect(screen.queryByRole('button', { name: '2 to review' })).not.toBeInTheDocument();
  });

  it('writes bold by Ctrl+B, and a figure of a city that was searched for', async () => {
    await openEditor({ words: createText({ content: 'It costs ' }) });
    text().setSelectionRange(0, 2);
    text().focus();
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(text()).toHaveValue('**It** costs ');
    text().setSelectionRange(13, 13);
    await userEvent.click(screen.getByRole('button', { name: 'City figure' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert a city figure' }));
    await userEvent.type(dialog.getByLabelText('City'), 'Lis{Enter}');
    await userEvent.type(dialog.getByLabelText('Figure'), 'monthly{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(text()).toHaveValue('**It** costs {{city:lisbon.monthlyCost}}'));
    await waitFor(() => expect(text()).toHaveFocus());
  });

  it('lets the address follow the title until readers know one', async () => {
    const firstRender = await openEditor({ words: createText({ title: 'Porto', slug: 'porto' }) });
    await userEvent.type(screen.getByLabelText('Title'), ' now');
    expect(screen.getByLabelText('Address')).toHaveValue('porto-now');
    firstRender.unmount();
    await openEditor({
      state: 'published',
      publicSlug: 'porto',
      words: createText({ title: 'Porto', slug: 'porto' }),
    });
    await userEvent.type(screen.getByLabelText('Title'), ' now');
    expect(screen.getByLabelText('Address')).toHaveValue('porto');
    await userEvent.type(screen.getByLabelText('Address'), '-2');
    expect(screen.getByText(/Links to \/wanderhub\/blog\/porto will redirect here/)).toBeVisible();
  });

  it('publishes what is written, and marks the fields that cannot be read yet', async () => {
    await openEditor();
    mockError('post', admin.publishPost(id), {
      statusCode: 400,
      code: errorCodes.validation,
      message: 'Please check the marked fields.',
      errors: [{ path: 'title', rule: 'minLength', message: 'Please write a title' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Please write a title')).toBeVisible();
    const published = mockResponse(
      'post',
      admin.publishPost(id),
      createPost({ state: 'published', publicSlug: 'a-quiet-week-in-porto' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('No unpublished changes.')).toBeVisible();
    expect(published.map(({ body }) => body)).toEqual([{ revision: 3 }]);
    expect(screen.queryByText('Please write a title')).toBeNull();
  });

  it('gives a post its day, in a zone that it names', async () => {
    await openEditor();
    const requests = mockResponse(
      'post',
      admin.publishPost(id),
      createPost({ state: 'scheduled', publishedAt: '2999-01-31T12:00:00.000Z' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Your time zone: /)).toBeVisible();
    const day = dialog.getByLabelText('Date and time');
    await userEvent.clear(day);
    await userEvent.type(day, '2001-01-31T12:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await dialog.findByText('Enter a time in the future')).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '2999-01-31T12:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Scheduled')).toBeVisible();
    expect(requests[0]?.body).toEqual({ revision: 3, at: new Date('2999-01-31T12:00').toISOString() });
  });

  it('says what is not saved, keeps it on the device, and tries again when asked', async () => {
    await openEditor();
    mockNetworkError('put', admin.postDraft(id));
    await userEvent.type(text(), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not saved: the server could not be reached. Your text is kept on this device.',
    );
    expect(localStorage.getItem('wanderwork_post_drafts')).toContain('First words.!');
    mockResponse('put', admin.postDraft(id), savedPost);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(localStorage.getItem('wanderwork_post_drafts')).toBeNull();
  });

  it('shows both texts when another save came first', async () => {
    await openEditor();
    mockError('put', admin.postDraft(id), {
      statusCode: 409,
      code: errorCodes.postChanged,
      message: 'Saved elsewhere.',
      ...{
        theirs: {
          revision: 8,
          words: createText({ content: 'Theirs.' }),
          savedAt: savedPost.savedAt,
          savedBy: 'Bo',
        },
      },
    });
    await userEvent.type(text(), ' Mine.');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('region', { name: 'Saved elsewhere' })).toHaveTextContent('Theirs.');
    expect(screen.getByRole('region', { name: 'Yours' })).toHaveTextContent('First words. Mine.');
    await userEvent.click(screen.getByRole('button', { name: 'Use the other version' }));
    expect(text()).toHaveValue('Theirs.');
    expect(screen.queryByRole('region', { name: 'Yours' })).toBeNull();
  });

  it('brings a version back', async () => {
    await openEditor();
    mockResponse('get', admin.postVersions(id), [
      {
        number: 2,
        reason: 'saved',
        title: 'Porto',
        characters: 12,
        by: 'Ana Ferreira',
        at: savedPost.savedAt,
      },
    ]);
    const requests = mockResponse(
      'post',
      admin.restorePost(id, 2),
      createPost({ revision: 5, words: createText({ content: 'Old.' }) }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Versions' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
    await waitFor(() => expect(text()).toHaveValue('Old.'));
    expect(requests[0]?.body).toEqual({ revision: 3 });
  });
});
