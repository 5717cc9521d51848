import { featureApp, lazyRetry } from '@wanderwork/platform';

const LandingPage = lazyRetry(() => import('./routes/landing-page'));

export default featureApp({
  '/wanderquest': LandingPage,
});
