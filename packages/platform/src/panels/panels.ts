import { create } from 'zustand';

/** `signup`: the hero's dialog. `subscription`: the join panel. `account`: the side panel. `login`: the dialog. */
export type PanelName = 'signup' | 'subscription' | 'account' | 'login';

/** The one browser-wide event of the product. */
const SUBSCRIPTION_EVENT = 'show-subscription-panel';

interface PanelState {
  open: PanelName | null;
}

/** Which dialog or side panel is open. */
export const usePanels = create<PanelState>(() => ({ open: null }));

export const openPanel = (name: PanelName): void => usePanels.setState({ open: name });

export const closePanel = (): void => usePanels.setState({ open: null });

/** Asks for the subscription panel from anywhere, as 'Upgrade to Play' does. */
export const showSubscriptionPanel = (): boolean => window.dispatchEvent(new Event(SUBSCRIPTION_EVENT));

/** Opens the subscription panel whenever the event is fired; returns how to stop. */
export const followPanelEvents = (): (() => void) => {
  const open = () => openPanel('subscription');
  window.addEventListener(SUBSCRIPTION_EVENT, open);
  return () => window.removeEventListener(SUBSCRIPTION_EVENT, open);
};
