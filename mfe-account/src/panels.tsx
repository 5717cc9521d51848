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

/** The panels that this remote has. For others the shell opens the corresponding page. */
export const opens = Object.keys(panels) as PanelName[];

/** Closes the panel when the page changes, because it belongs to the page on which it was opened. */
const useCloseOnNavigation = (): void => {
  const { pathname } = useLocation();
  useEffect(() => closePanel, [pathname]);
};

/** The panels that any page can open. The code of a panel loads when it is first opened; then it stays mounted. */
const Panels = () => {
  const open = usePanels((state) => state.open);
  const [mounted, setMounted] = useState<PanelName[]>([]);
  if (open && !mounted.includes(open)) setMounted([...mounted, open]);
  useCloseOnNavigation();
  return mounted.map((name) => {
    const Panel = panels[name];
    return (
      <Suspense key={name}>
        <Panel open={name === open} />
      </Suspense>
    );
  });
};

export default Panels;
