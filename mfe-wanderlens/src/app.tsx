import { lazyRetry } from '@wanderwork/platform';
import { Route, Routes } from 'react-router-dom';

const ExplorerPage = lazyRetry(() => import('./routes/explorer-page'));
const CityPage = lazyRetry(() => import('./routes/city-page'));
const VoiceAssistantPage = lazyRetry(() => import('./routes/voice-assistant-page'));

const App = () => (
  <Routes>
    <Route path="/wanderlens" element={<ExplorerPage />} />
    <Route path="/wanderlens/cities/:slug" element={<CityPage />} />
    <Route path="/voice-assistant" element={<VoiceAssistantPage />} />
  </Routes>
);

export default App;
