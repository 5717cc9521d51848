import { PAGE_DATA_ID, paths, type ConnectPageData } from '@wanderwork/contracts';
import { createQueryClient } from '@wanderwork/platform';
import { aPage } from '@wanderwork/testing';
import { placeQuery, topicsQuery } from '../../common/api/connect.query';
import { aPlace, aTopic, aTopicDetail } from '../../common/connect.fixture';
import { meetupQuery, meetupsQuery } from '../../meetups/api/meetups.query';
import { aMeetup, aMeetupDetail } from '../../meetups/meetups.fixture';
import { topicQuery } from '../../topic/api/topic.query';
import { storeServedPage } from './store-served-page';

const serve = (data: ConnectPageData | null, body = '') => {
  document.body.innerHTML = `<main class="plain"><div class="plain-connect">${body}</div></main>`;
  const script = Object.assign(document.createElement('script'), {
    id: PAGE_DATA_ID,
    type: 'application/json',
    textContent: JSON.stringify(data),
  });
  document.body.append(script);
};

const store = (path: string) => {
  const client = createQueryClient();
  storeServedPage(client, path);
  return client;
};

const topic = aTopicDetail();
const path = paths.web.connectTopic(topic.code, topic.slug);
const servedTopic: ConnectPageData = {
  page: 'topic',
  from: 1,
  topic: { ...topic, posts: topic.posts.map((post) => ({ ...post, html: '' })) },
};
const posts = topic.posts.map(
  ({ number, html }) => `<li id="post-${number}"><div class="prose">${html}</div></li>`,
);

describe('the page of Connect that the server sent', () => {
  afterEach(() => (document.body.innerHTML = ''));

  it('of a topic is stored for visitors, with the texts that the page shows', () => {
    serve(servedTopic, posts.join(''));
    const client = store(path);
    const { queryKey } = topicQuery(null, topic.code, 1);
    expect(client.getQueryData(queryKey)).toEqual({ pages: [topic], pageParams: [1] });
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(0);
    expect(client.getQueryData(topicQuery('ada', topic.code, 1).queryKey)).toBeUndefined();
  });

  it('of a place is stored with its topics and those of its parent', () => {
    const meetups = aPage([aMeetup()]);
    const [topics, parentTopics] = [aPage([aTopic()]), aPage([aTopic({ code: 'p4r3nt00' })])];
    serve({ page: 'place', place: aPlace(), topics, parentTopics, meetups });
    const client = store('/connect/cities/tbilisi');
    const findTopics = (place: string) =>
      client.getQueryData(topicsQuery(null, { place }).queryKey)?.pages[0];
    expect(client.getQueryData(placeQuery(null, 'city', 'tbilisi').queryKey)).toEqual(aPlace());
    expect(findTopics('city:tbilisi')).toEqual(topics);
    expect(findTopics('region:western-asia')).toEqual(parentTopics);
    expect(client.getQueryData(meetupsQuery(null, 'city:tbilisi').queryKey)?.pages).toEqual([meetups]);
  });

  it('of a meet-up is stored for visitors', () => {
    const meetup = aMeetupDetail();
    serve({ page: 'meetup', meetup });
    const client = store(paths.web.connectMeetup(meetup.code, meetup.slug));
    expect(client.getQueryData(meetupQuery(null, meetup.code).queryKey)).toEqual(meetup);
  });

  it('of all meet-ups is stored for visitors', () => {
    const meetups = aPage([aMeetup()]);
    serve({ page: 'meetups', meetups });
    const client = store(paths.web.connectMeetups());
    expect(client.getQueryData(meetupsQuery(null).queryKey)?.pages).toEqual([meetups]);
  });

  it('is not stored for another address, without data, or once the app has taken its place', () => {
    const isStored = (at: string) => store(at).getQueryCache().getAll().length > 0;
    serve(servedTopic, posts.join(''));
    expect(isStored(path)).toBe(true);
    expect(isStored('/connect/t/another0/renting')).toBe(false);
    serve(null);
    expect(isStored(path)).toBe(false);
    serve(servedTopic);
    document.querySelector('main')?.remove();
    expect(isStored(path)).toBe(false);
  });
});
