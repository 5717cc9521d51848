import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type AnswerCheck, type TopicDetail } from '@wanderwork/contracts';
import { mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { Route, Routes } from 'react-router-dom';
import { aConnectPost, aTopicDetail, ben, readAsMember, readAsVisitor } from '../../common/connect.fixture';
import Topic from './topic';

const api = paths.api.connect;
const code = 'k3f9a2bc';
const [, answer] = aTopicDetail().posts;
const oldCheck: AnswerCheck = { state: 'asked', checkedAt: '2025-03-12T10:00:00Z', ownVote: null };

const open = (change: Partial<TopicDetail> = {}) => {
  mockResponse('get', api.topic(code), {
    ...aTopicDetail({ acceptedPostId: answer!.id, isAnswered: true, answerCheck: oldCheck, ...change }),
  });
  return renderAt(
    `/connect/t/${code}/renting-in-lisbon`,
    <Routes>
      <Route path="/connect/t/:code/:slug" element={<Topic />} />
    </Routes>,
  );
};

const findGroup = () => screen.findByRole('group', { name: 'Still true?' });

describe('an old answer', () => {
  useServer();

  it('asks members "Still true?", and takes one vote that can be changed', async () => {
    readAsMember();
    const votes = mockResponse('put', api.answerVote(code), '');
    open();
    const group = await findGroup();
    expect(group).toHaveTextContent('This answer was last checked on 12 Mar 2025.');
    await userEvent.click(await within(group).findByRole('button', { name: 'Changed' }));
    await waitFor(() =>
      expect(votes.map(({ body }) => body)).toEqual([{ post: answer!.id, vote: 'changed' }]),
    );
    expect(within(group).getByRole('button', { name: 'Yes, still true' })).toBeVisible();
  });

  it('shows the own vote, and takes it back', async () => {
    readAsMember();
    const withdrawn = mockResponse('delete', api.answerVote(code), '');
    open({ answerCheck: { ...oldCheck, ownVote: 'still-true' } });
    const chosen = await screen.findByRole('button', { name: 'Yes, still true', pressed: true });
    expect(screen.getByText('Thank you. You can change your vote.')).toBeVisible();
    await userEvent.click(chosen);
    await waitFor(() => expect(withdrawn).toHaveLength(1));
  });

  it.each([
    ['visitors', () => void readAsVisitor(), {}],
    ['new people', () => void readAsMember({ level: 'new' }), {}],
    ['anybody once the topic is closed', () => void readAsMember(), { isClosed: true }],
  ])('doesn’t ask %s', async (_, read, change) => {
    read();
    open(change);
    expect(await findGroup()).toHaveTextContent(/^This answer was last checked on 12 Mar 2025\.$/);
  });

  it('asks its author to edit it', async () => {
    readAsMember();
    open({ posts: [aConnectPost(), aConnectPost({ number: 2, author: ben, isOwn: true })] });
    expect(await findGroup()).toHaveTextContent('It’s your answer. If something has changed, edit it.');
    expect(screen.queryByRole('button', { name: 'Changed' })).not.toBeInTheDocument();
  });

  it('is labeled once it may be out of date, and the asker can accept it again', async () => {
    readAsMember({
      profile: { ...aTopicDetail().author!, about: '', languages: [], homeCity: null, hasPicture: false },
    });
    const accepted = mockResponse('put', api.acceptedAnswer(code), '');
    open({ isAnswered: false, isOutdated: true, answerCheck: { ...oldCheck, state: 'outdated' } });
    const post = await screen.findByRole('article', { name: 'Post 2 by Ben' });
    expect(within(post).getByText('May be out of date')).toBeVisible();
    expect(screen.getAllByText('May be out of date')).toHaveLength(2);
    expect(screen.queryByText('Answered')).not.toBeInTheDocument();
    await userEvent.click(await within(post).findByRole('button', { name: 'Accept this answer again' }));
    await waitFor(() => expect(accepted.map(({ body }) => body)).toEqual([{ post: answer!.id }]));
  });

  it('is shown once only where a moderator gave the topic the same label', async () => {
    readAsVisitor();
    open({ isOutdated: true, label: 'May be out of date', answerCheck: { ...oldCheck, state: 'outdated' } });
    await findGroup();
    expect(screen.getAllByText('May be out of date')).toHaveLength(2);
  });
});
