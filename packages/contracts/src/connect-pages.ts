import type { ConnectPlace, TopicDetail, TopicPage } from './connect.js';
import type { MeetupDetail, MeetupPage } from './meetups.js';

/** The data of a served page, with which the app takes it over. The texts of posts are in the page itself. */
export type ConnectPageData =
  | { page: 'home'; latest: TopicPage; unanswered: TopicPage; meetups: MeetupPage }
  | {
      page: 'place';
      place: ConnectPlace;
      topics: TopicPage;
      parentTopics: TopicPage | null;
      meetups: MeetupPage;
    }
  | { page: 'topic'; topic: TopicDetail; from: number }
  | { page: 'meetups'; meetups: MeetupPage }
  | { page: 'meetup'; meetup: MeetupDetail };
