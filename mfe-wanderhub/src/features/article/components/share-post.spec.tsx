import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from '@wanderwork/platform';
import { aPostDetail } from '@wanderwork/testing';
import { SharePost } from './share-post';

const post = aPostDetail({ slug: 'four-shared-hours', title: 'Four shared hours' });
const url = 'http://localhost/wanderhub/blog/four-shared-hours';
const said = () => useToasts.getState().toasts.map(({ title, description }) => `${title}: ${description}`);

/** What the device shares with, for one test. */
const withNavigator = (parts: Partial<Record<'share' | 'clipboard', unknown>>) => {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

const share = async (parts: Parameters<typeof withNavigator>[0]) => {
  const person = userEvent.setup({ writeToClipboard: false });
  withNavigator(parts);
  render(<SharePost post={post} />);
  await person.click(screen.getByRole('button', { name: 'Share' }));
};

describe('sharing an article', () => {
  beforeEach(() => useToasts.setState({ toasts: [] }));
  afterEach(() => withNavigator({ share: undefined, clipboard: undefined }));

  it('asks the device where it has ways to share, by the one address of the article', async () => {
    const given: unknown[] = [];
    await share({ share: (data: unknown) => Promise.resolve(given.push(data)) });
    expect(given).toEqual([expect.objectContaining({ title: 'Four shared hours', url })]);
    expect(said()).toEqual([]);
  });

  it('says nothing to who closed the list of ways', async () => {
    await share({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    expect(said()).toEqual([]);
  });

  it('copies the link elsewhere', async () => {
    const copied: string[] = [];
    await share({ clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
    expect(copied).toEqual([url]);
    await waitFor(() => expect(said()).toEqual([`The link is copied: ${url}`]));
  });

  it('shows the link where nothing can be copied', async () => {
    await share({ clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
    await waitFor(() => expect(said()).toEqual([`Copy this link: ${url}`]));
  });
});
