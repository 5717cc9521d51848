import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  PAGE_DATA_ID,
  paths,
  toPlaceKey,
  type ConnectPageData,
  type MeetupPage,
  type TopicDetail,
  type TopicPage,
} from '@wanderwork/contracts';
import { placeQuery, topicsQuery, type TopicFilters } from '../../common/api/connect.query';
import { meetupQuery, meetupsQuery } from '../../meetups/api/meetups.query';
import { topicQuery } from '../../topic/api/topic.query';

const readPageData = (): ConnectPageData | null =>
  document.querySelector('main.plain .plain-connect') &&
  (JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as ConnectPageData | null);

/** The texts of posts are in the page, as the server sanitized them. */
const readTexts = (topic: TopicDetail): TopicDetail => ({
  ...topic,
  posts: topic.posts.map((post) => ({
    ...post,
    html:
      post.html === null ? null : (document.querySelector(`#post-${post.number} .prose`)?.innerHTML ?? ''),
  })),
});

/**
 * Puts what the server's HTML of `path` shows where the page looks for it. It is what a visitor reads, and counts as
 * outdated: the browser may have the HTML from its cache.
 */
export const storeServedPage = (client: QueryClient, path: string): void => {
  const data = readPageData();
  const store = (queryKey: QueryKey, answer: unknown) =>
    client.setQueryData(queryKey, answer, { updatedAt: 0 });
  const storeTopics = (filters: TopicFilters, topics: TopicPage) =>
    store(topicsQuery(null, filters).queryKey, { pages: [topics], pageParams: [null] });
  /** A page from the browser's cache may be older than the lists of meet-ups. */
  const storeMeetups = (place: string | undefined, meetups: MeetupPage | undefined) =>
    meetups && store(meetupsQuery(null, place).queryKey, { pages: [meetups], pageParams: [null] });
  if (data?.page === 'home' && path === paths.web.connect()) {
    storeTopics({ sort: 'latest' }, data.latest);
    storeTopics({ kind: 'question', sort: 'unanswered' }, data.unanswered);
    storeMeetups(undefined, data.meetups);
  }
  if (data?.page === 'place' && path === paths.web.connectPlace(data.place.kind, data.place.slug)) {
    const { kind, slug, parent } = data.place;
    store(placeQuery(null, kind, slug).queryKey, data.place);
    storeTopics({ place: toPlaceKey(kind, slug) }, data.topics);
    storeMeetups(toPlaceKey(kind, slug), data.meetups);
    if (parent && data.parentTopics)
      storeTopics({ place: toPlaceKey(parent.kind, parent.slug) }, data.parentTopics);
  }
  if (data?.page === 'meetups' && path === paths.web.connectMeetups()) storeMeetups(undefined, data.meetups);
  if (data?.page === 'meetup' && path === paths.web.connectMeetup(data.meetup.code, data.meetup.slug))
    store(meetupQuery(null, data.meetup.code).queryKey, data.meetup);
  if (data?.page === 'topic' && path === paths.web.connectTopic(data.topic.code, data.topic.slug))
    store(topicQuery(null, data.topic.code, data.from).queryKey, {
      pages: [readTexts(data.topic)],
      pageParams: [data.from],
    });
};
