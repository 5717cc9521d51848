import { featureApp, lazyRetry } from '@wanderwork/platform';

const ExplorerPage = lazyRetry(() => import('./routes/explorer-page'));
const CityPage = lazyRetry(() => import('./routes/city-page'));
const VoiceAssistantPage = lazyRetry(() => import('./routes/voice-assistant-page'));

export default featureApp({
  '/wanderlens': ExplorerPage,
  '/wanderlens/cities/:slug': CityPage,
  '/voice-assistant': VoiceAssistantPage,
});
