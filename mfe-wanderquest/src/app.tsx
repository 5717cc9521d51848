import { lazyRetry } from '@wanderwork/platform';
import { Route, Routes } from 'react-router-dom';

const LandingPage = lazyRetry(() => import('./routes/landing-page'));

const App = () => (
  <Routes>
    <Route path="/wanderquest" element={<LandingPage />} />
  </Routes>
);

export default App;
