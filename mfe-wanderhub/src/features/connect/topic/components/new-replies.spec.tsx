import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type TopicDetail } from '@wanderwork/contracts';
import { mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { Route, Routes } from 'react-router-dom';
import { aConnectPost, aTopicDetail, readAsMember } from '../../common/connect.fixture';
import { addNewNumbers, noteMissed, useLive } from '../../live/model/live-store';
import Topic from './topic';

const api = paths.api.connect;
const code = 'k3f9a2bc';

const open = async (change: Partial<TopicDetail> = {}) => {
  const requests = mockResponse('get', api.topic(code), { ...aTopicDetail(change) });
  renderAt(
    `/connect/t/${code}/renting-in-lisbon`,
    <Routes>
      <Route path="/connect/t/:code/:slug" element={<Topic />} />
    </Routes>,
  );
  await screen.findByRole('textbox', { name: 'Your reply' });
  await waitFor(() => expect(useLive.getState().shownTopics).toEqual([code]));
  return requests;
};

const hint = (...numbers: number[]) => act(() => addNewNumbers(code, numbers));
const button = (name: string) => screen.findByRole('button', { name });

describe('new replies to a topic', () => {
  useServer();
  beforeEach(() => void readAsMember());

  it('wait behind a button, are announced, and are shown when it is pressed', async () => {
    await open();
    hint(3);
    expect(await button('1 new reply')).toBeVisible();
    expect(await screen.findByText('1 new reply', { selector: '[role=status]' })).toBeInTheDocument();
    hint(4, 5);
    const newReplies = await button('3 new replies');
    expect(screen.queryByText('Third')).not.toBeInTheDocument();
    const posts = [3, 4, 5].map((number) => aConnectPost({ number, html: `<p>Reply ${number}</p>` }));
    mockResponse('get', api.topic(code), {
      ...aTopicDetail({ posts: [...aTopicDetail().posts, ...posts], lastNumber: 5 }),
    });
    await userEvent.click(newReplies);
    expect(await screen.findByText('Reply 5')).toBeVisible();
    expect(screen.queryByRole('button', { name: /new repl/ })).not.toBeInTheDocument();
    await waitFor(() => expect(document.getElementById('post-3')).toHaveFocus());
  });

  it('are announced at most once a minute', async () => {
    await open();
    jest.useFakeTimers();
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    hint(3);
    act(() => void jest.advanceTimersByTime(1));
    expect(announced()).toContain('1 new reply');
    hint(4);
    act(() => void jest.advanceTimersByTime(50_000));
    expect(announced()).toContain('1 new reply');
    act(() => void jest.advanceTimersByTime(10_000));
    expect(announced()).toContain('2 new replies');
    jest.useRealTimers();
  });

  it('leave out what is there already, and other topics', async () => {
    await open({ lastNumber: 2 });
    hint(1, 2);
    act(() => addNewNumbers('zzzzzzzz', [9]));
    expect(screen.queryByRole('button', { name: /new repl/ })).not.toBeInTheDocument();
    expect(useLive.getState().newNumbers).toEqual({ [code]: [1, 2] });
  });

  it('are looked for when hints may have been missed, without own, held and muted ones', async () => {
    await open();
    const requests = mockResponse('get', api.topic(code), {
      ...aTopicDetail({
        posts: [
          aConnectPost({ number: 3, isOwn: true }),
          aConnectPost({ number: 4, isMuted: true }),
          aConnectPost({ number: 5, status: 'held' }),
          aConnectPost({ number: 6 }),
        ],
      }),
    });
    act(() => noteMissed());
    expect(await button('1 new reply')).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([{ from: '3' }]);
  });

  it('open a page of their own when those before them are not loaded yet', async () => {
    const requests = await open({ lastNumber: 40, nextFrom: 21 });
    hint(41, 42);
    await userEvent.click(await button('2 new replies'));
    await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ from: '41' }));
  });
});
