import {
  closePanel,
  lazyRetry,
  usePanels,
  type PanelName,
  type RetryingComponent,
} from '@wanderwork/platform';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type PanelProps } from './shared/panel';

const panels: Record<PanelName, RetryingComponent<PanelProps>> = {
  signup: lazyRetry(() => import('./panels/signup-dialog')),
  subscription: lazyRetry(() => import('./panels/subscription-panel')),
  account: lazyRetry(() => import('./panels/account-panel')),
  login: lazyRetry(() => import('./panels/login-dialog')),
};

/** The panels that there are; for others the shell opens the page that serves the same purpose. */
export const opens = Object.keys(panels) as PanelName[];

/** A panel belongs to the page that it was opened on. */
const useCloseOnLeaving = (): void => {
  const { pathname } = useLocation();
  useEffect(() => closePanel, [pathname]);
};

/** The panels that any page can ask for. The code of one comes when it is first opened; then it stays. */
const Panels = () => {
  const open = usePanels((state) => state.open);
  const [shown, setShown] = useState<PanelName[]>([]);
  if (open && !shown.includes(open)) setShown([...shown, open]);
  useCloseOnLeaving();
  return shown.map((name) => {
    const Panel = panels[name];
    return (
      <Suspense key={name}>
        <Panel open={name === open} />
      </Suspense>
    );
  });
};

export default Panels;
