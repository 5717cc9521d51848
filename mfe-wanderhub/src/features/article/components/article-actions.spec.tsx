import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from '@wanderwork/platform';
import { aPostDetail } from '@wanderwork/testing';
import { ShareButton } from './article-actions';

const post = aPostDetail({ slug: 'four-shared-hours', title: 'Four shared hours' });
const url = 'http://localhost/wanderhub/blog/four-shared-hours';
const getToasts = () =>
  useToasts.getState().toasts.map(({ title, description }) => `${title}: ${description}`);

/** Replaces parts of `navigator` for one test. */
const stubNavigator = (parts: Partial<Record<'share' | 'clipboard', unknown>>) => {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

const clickShare = async (parts: Parameters<typeof stubNavigator>[0]) => {
  const person = userEvent.setup({ writeToClipboard: false });
  stubNavigator(parts);
  render(<ShareButton post={post} />);
  await person.click(screen.getByRole('button', { name: 'Share' }));
};

describe('sharing an article', () => {
  beforeEach(() => useToasts.setState({ toasts: [] }));
  afterEach(() => stubNavigator({ share: undefined, clipboard: undefined }));

  it('opens the share sheet with the canonical URL', async () => {
    const shared: unknown[] = [];
    await clickShare({ share: (data: unknown) => Promise.resolve(shared.push(data)) });
    expect(shared).toEqual([expect.objectContaining({ title: 'Four shared hours', url })]);
    expect(getToasts()).toEqual([]);
  });

  it('shows nothing if the share sheet is closed', async () => {
    await clickShare({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    expect(getToasts()).toEqual([]);
  });

  it('copies the link if there is no share sheet', async () => {
    const copiedTexts: string[] = [];
    await clickShare({ clipboard: { writeText: (text: string) => Promise.resolve(copiedTexts.push(text)) } });
    expect(copiedTexts).toEqual([url]);
    await waitFor(() => expect(getToasts()).toEqual([`Link copied: ${url}`]));
  });

  it('shows the link if copying fails', async () => {
    await clickShare({ clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
    await waitFor(() => expect(getToasts()).toEqual([`Copy this link: ${url}`]));
  });
});
