import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '../features/toasts/toasts';
import { Frame } from '../layout/frame';
import { Panels } from '../remotes/panels';
import { Pages } from './pages';
import { Providers } from './providers';

export const App = () => (
  <Providers>
    <BrowserRouter useTransitions={false}>
      <Frame>
        <Pages />
      </Frame>
      <Panels />
      <Toasts />
    </BrowserRouter>
  </Providers>
);
