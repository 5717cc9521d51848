import { createFeatureApp, lazyRetry } from '@wanderwork/platform';

const BoardsPage = lazyRetry(() => import('./routes/boards-page'));
const LandingPage = lazyRetry(() => import('./routes/landing-page'));
const PassportPage = lazyRetry(() => import('./routes/passport-page'));
const RunsPage = lazyRetry(() => import('./routes/runs-page'));
const PlayPage = lazyRetry(() => import('./routes/play-page'));

export default createFeatureApp({
  '/wanderquest': LandingPage,
  '/wanderquest/passport': PassportPage,
  '/wanderquest/boards': BoardsPage,
  '/wanderquest/runs': RunsPage,
  '/wanderquest/first-week': PlayPage,
  '/wanderquest/daily-dash': PlayPage,
  '/wanderquest/weekly-route': PlayPage,
  '/wanderquest/grand-tour': PlayPage,
  '/wanderquest/slow-year': PlayPage,
  '/wanderquest/free-roam': PlayPage,
});
