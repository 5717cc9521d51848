import { lazyRetry } from '@wanderwork/platform';
import { Route, Routes } from 'react-router-dom';

const LibraryPage = lazyRetry(() => import('./routes/library-page'));
const ArticlePage = lazyRetry(() => import('./routes/article-page'));
const LatestArticlePage = lazyRetry(() => import('./routes/latest-article-page'));
const ConnectPage = lazyRetry(() => import('./routes/connect-page'));

const App = () => (
  <Routes>
    <Route path="/wanderhub" element={<LibraryPage />} />
    <Route path="/wanderhub/blog/:slugOrId" element={<ArticlePage />} />
    <Route path="/blog-post" element={<LatestArticlePage />} />
    <Route path="/blog-post/:slugOrId" element={<ArticlePage />} />
    <Route path="/connect" element={<ConnectPage />} />
  </Routes>
);

export default App;
