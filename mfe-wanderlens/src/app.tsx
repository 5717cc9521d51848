import { createFeatureApp, lazyRetry } from '@wanderwork/platform';
import { loadCityPage } from './routes/load-city-page';

const ExplorerPage = lazyRetry(() => import('./routes/explorer-page'));
const CityPage = lazyRetry(loadCityPage);
const MethodPage = lazyRetry(() => import('./routes/method-page'));
const ComparePage = lazyRetry(() => import('./routes/compare-page'));
const TrendsPage = lazyRetry(() => import('./routes/trends-page'));
const VoiceAssistantPage = lazyRetry(() => import('./routes/voice-assistant-page'));

export default createFeatureApp({
  '/wanderlens': ExplorerPage,
  '/wanderlens/cities/:slug': CityPage,
  '/wanderlens/method': MethodPage,
  '/wanderlens/compare': ComparePage,
  '/wanderlens/trends': TrendsPage,
  '/voice-assistant': VoiceAssistantPage,
});
