import { create } from 'zustand';

export type PanelName = 'signup' | 'subscription' | 'account' | 'login';

/** The product's only browser-wide event. */
const SUBSCRIPTION_EVENT = 'show-subscription-panel';

interface PanelState {
  open: PanelName | null;
  /** The assistant is a slot of its own, so it is not among the panels above. */
  isAssistantOpen: boolean;
}

/** The dialog or side panel that is open; at most one is. */
export const usePanels = create<PanelState>(() => ({ open: null, isAssistantOpen: false }));

export const openPanel = (name: PanelName): void =>
  usePanels.setState({ open: name, isAssistantOpen: false });

/** Opens the travel assistant beside the page. Does nothing where no remote provides it. */
export const openAssistant = (): void => usePanels.setState({ open: null, isAssistantOpen: true });

export const closeAssistant = (): void => usePanels.setState({ isAssistantOpen: false });

export const closePanel = (): void => usePanels.setState({ open: null });

/** Requests the subscription panel from anywhere, as "Upgrade to Play" does. */
export const showSubscriptionPanel = (): boolean => window.dispatchEvent(new Event(SUBSCRIPTION_EVENT));

/** Opens the subscription panel whenever the event fires; returns a function that stops it. */
export const followPanelEvents = (): (() => void) => {
  const open = () => openPanel('subscription');
  window.addEventListener(SUBSCRIPTION_EVENT, open);
  return () => window.removeEventListener(SUBSCRIPTION_EVENT, open);
};
