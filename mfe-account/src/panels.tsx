import { lazyRetry, usePanels, type PanelName } from '@wanderwork/platform';
import { Suspense } from 'react';

const SubscriptionPanel = lazyRetry(() => import('./features/membership/components/subscription-panel'));

/** The panels that there are; for the others the shell opens the page that serves the same purpose. */
export const opens: PanelName[] = ['subscription'];

/** The panels that any page can ask for. The code of a panel comes when it is first opened. */
const Panels = () => {
  const open = usePanels((state) => state.open);
  return <Suspense>{open === 'subscription' && <SubscriptionPanel />}</Suspense>;
};

export default Panels;
