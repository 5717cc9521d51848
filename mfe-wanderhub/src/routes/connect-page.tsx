import { lazyRetry } from '@wanderwork/platform';
import { Route, Routes } from 'react-router-dom';

const ConnectHome = lazyRetry(() => import('../features/connect/home/components/connect-home'));
const Place = lazyRetry(() => import('../features/connect/places/components/place'));
const Topic = lazyRetry(() => import('../features/connect/topic/components/topic'));
const NewTopic = lazyRetry(() => import('../features/connect/writing/components/new-topic'));
const Search = lazyRetry(() => import('../features/connect/search/components/search'));
const Person = lazyRetry(() => import('../features/connect/person/components/person'));
const Notifications = lazyRetry(() => import('../features/connect/own/components/notifications'));
const Decisions = lazyRetry(() => import('../features/connect/own/components/decisions'));
const Settings = lazyRetry(() => import('../features/connect/own/components/settings'));
const Rules = lazyRetry(() => import('../features/connect/rules/components/rules'));
const Moderation = lazyRetry(() => import('../features/connect/moderation/components/moderation'));

/** The pages of Connect, each with its own code; `release.config.mjs` lists the same paths. */
const ConnectPages = () => (
  <Routes>
    <Route index element={<ConnectHome />} />
    <Route path="cities/:slug" element={<Place kind="city" />} />
    <Route path="regions/:slug" element={<Place kind="region" />} />
    <Route path="everywhere" element={<Place kind="everywhere" />} />
    <Route path="t/:code/:slug" element={<Topic />} />
    <Route path="new" element={<NewTopic />} />
    <Route path="search" element={<Search />} />
    <Route path="people/:handle" element={<Person />} />
    <Route path="notifications" element={<Notifications />} />
    <Route path="decisions" element={<Decisions />} />
    <Route path="settings" element={<Settings />} />
    <Route path="rules" element={<Rules />} />
    <Route path="moderation" element={<Moderation />} />
  </Routes>
);

export default ConnectPages;
