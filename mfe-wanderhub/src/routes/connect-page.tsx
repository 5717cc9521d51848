import { lazyRetry, type PrefetchData } from '@wanderwork/platform';
import { Route, Routes } from 'react-router-dom';
import ConnectHome from '../features/connect/home/components/connect-home';
import { useLiveUpdates } from '../features/connect/live/api/use-live-updates';
import { UpcomingMeetups } from '../features/connect/meetups/components/lazy-upcoming-meetups';
import { StarterPage } from '../features/connect/places/components/lazy-starter-page';
import { storeServedPage } from '../features/connect/served/api/store-served-page';

// Pages that are opened from each other share a script: every script makes the remote's first one larger.
const Place = lazyRetry(
  () => import(/* webpackChunkName: 'connect-place' */ '../features/connect/places/components/place'),
);
const Topic = lazyRetry(
  () => import(/* webpackChunkName: 'connect-topic' */ '../features/connect/topic/components/topic'),
);
const NewTopic = lazyRetry(
  () => import(/* webpackChunkName: 'connect-topic' */ '../features/connect/writing/components/new-topic'),
);
const Search = lazyRetry(
  () => import(/* webpackChunkName: 'connect-topic' */ '../features/connect/search/components/search'),
);
const Person = lazyRetry(
  () => import(/* webpackChunkName: 'connect-topic' */ '../features/connect/person/components/person'),
);
const Meetups = lazyRetry(
  () => import(/* webpackChunkName: 'connect-meetups' */ '../features/connect/meetups/components/meetups'),
);
const Meetup = lazyRetry(
  () => import(/* webpackChunkName: 'connect-meetups' */ '../features/connect/meetups/components/meetup'),
);
const NewMeetup = lazyRetry(
  () => import(/* webpackChunkName: 'connect-meetups' */ '../features/connect/meetups/components/new-meetup'),
);
const EditMeetup = lazyRetry(
  () =>
    import(/* webpackChunkName: 'connect-meetups' */ '../features/connect/meetups/components/edit-meetup'),
);
const Notifications = lazyRetry(
  () => import(/* webpackChunkName: 'connect-own' */ '../features/connect/own/components/notifications'),
);
const Messages = lazyRetry(
  () => import(/* webpackChunkName: 'connect-messages' */ '../features/connect/messages/components/messages'),
);
const Conversation = lazyRetry(
  () =>
    import(/* webpackChunkName: 'connect-messages' */ '../features/connect/messages/components/conversation'),
);
const Decisions = lazyRetry(
  () => import(/* webpackChunkName: 'connect-own' */ '../features/connect/own/components/decisions'),
);
const Settings = lazyRetry(
  () => import(/* webpackChunkName: 'connect-own' */ '../features/connect/own/components/settings'),
);
const Rules = lazyRetry(
  () => import(/* webpackChunkName: 'connect-own' */ '../features/connect/rules/components/rules-pages'),
);
const Stays = lazyRetry(
  () => import(/* webpackChunkName: 'connect-stays' */ '../features/connect/stays/components/stays'),
);
const Moderation = lazyRetry(
  () => import(/* webpackChunkName: 'moderation' */ '../features/connect/moderation/components/moderation'),
);

export const prefetch: PrefetchData = (client, { '*': path = '' }) => {
  storeServedPage(client, path === '' ? '/connect' : `/connect/${path}`);
  if (path.startsWith('t/')) return Topic.preload();
  if (path.startsWith('meet-ups')) return Meetups.preload();
  if (path.startsWith('rules')) return Rules.preload();
  if (path === '') return UpcomingMeetups.preload();
  if (/^(?:cities\/|regions\/|everywhere$)/.test(path))
    return Promise.all([Place.preload(), UpcomingMeetups.preload(), StarterPage.preload()]);
  return undefined;
};

/** The pages of Connect; `release.config.mjs` lists the same paths. */
const ConnectPages = () => {
  useLiveUpdates();
  return (
    <Routes>
      <Route index element={<ConnectHome />} />
      <Route path="cities/:slug" element={<Place kind="city" />} />
      <Route path="regions/:slug" element={<Place kind="region" />} />
      <Route path="everywhere" element={<Place kind="everywhere" />} />
      <Route path="t/:code/:slug" element={<Topic />} />
      <Route path="new" element={<NewTopic />} />
      <Route path="meet-ups" element={<Meetups />} />
      <Route path="meet-ups/new" element={<NewMeetup />} />
      <Route path="meet-ups/:code/:slug" element={<Meetup />} />
      <Route path="meet-ups/:code/:slug/edit" element={<EditMeetup />} />
      <Route path="search" element={<Search />} />
      <Route path="people/:handle" element={<Person />} />
      <Route path="stays" element={<Stays />} />
      <Route path="notifications" element={<Notifications />} />
      <Route path="messages" element={<Messages />} />
      <Route path="messages/:id" element={<Conversation />} />
      <Route path="decisions" element={<Decisions />} />
      <Route path="settings" element={<Settings />} />
      <Route path="rules/*" element={<Rules />} />
      <Route path="moderation" element={<Moderation />} />
    </Routes>
  );
};

export default ConnectPages;
