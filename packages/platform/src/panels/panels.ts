import { create } from 'zustand';

export type PanelName = 'signup' | 'subscription' | 'account' | 'login';

/** The product's only browser-wide event. */
const SUBSCRIPTION_EVENT = 'show-subscription-panel';

interface PanelState {
  open: PanelName | null;
}

/** The dialog or side panel that is open. */
export const usePanels = create<PanelState>(() => ({ open: null }));

export const openPanel = (name: PanelName): void => usePanels.setState({ open: name });

export const closePanel = (): void => usePanels.setState({ open: null });

/** Requests the subscription panel from anywhere, as "Upgrade to Play" does. */
export const showSubscriptionPanel = (): boolean => window.dispatchEvent(new Event(SUBSCRIPTION_EVENT));

/** Opens the subscription panel whenever the event fires; returns a function that stops it. */
export const followPanelEvents = (): (() => void) => {
  const open = () => openPanel('subscription');
  window.addEventListener(SUBSCRIPTION_EVENT, open);
  return () => window.removeEventListener(SUBSCRIPTION_EVENT, open);
};
