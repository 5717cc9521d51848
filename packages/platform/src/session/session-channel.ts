const CHANNEL = 'wanderwork-session';

let channel: BroadcastChannel | null = null;

const open = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
};

/** Tells the other tabs that somebody signed in or out here. */
export const announceSessionChange = (): void => open()?.postMessage('changed');

/** Calls `listener` when another tab signed in or out; returns how to stop. */
export const onSessionChangeElsewhere = (listener: () => void): (() => void) => {
  const tabs = open();
  tabs?.addEventListener('message', listener);
  return () => tabs?.removeEventListener('message', listener);
};
