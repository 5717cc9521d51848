import { featureApp, lazyRetry } from '@wanderwork/platform';

const LandingPage = lazyRetry(() => import('./routes/landing-page'));
const FirstWeekPage = lazyRetry(() => import('./routes/first-week-page'));

export default featureApp({
  '/wanderquest': LandingPage,
  '/wanderquest/first-week': FirstWeekPage,
});
