const CHANNEL = 'wanderwork-session';

/** Open while this tab follows the others; it does not hear itself. */
let following: BroadcastChannel | null = null;

const isKnown = (): boolean => typeof BroadcastChannel !== 'undefined';

/** Tells the other tabs that somebody signed in or out here. */
export const announceSessionChange = (): void => {
  if (!isKnown()) return;
  const channel = following ?? new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  if (channel !== following) channel.close();
};

/** Calls `listener` when another tab signed in or out; returns how to stop. */
export const onSessionChangeElsewhere = (listener: () => void): (() => void) => {
  if (!isKnown()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  following = channel;
  channel.addEventListener('message', listener);
  return () => {
    channel.close();
    if (following === channel) following = null;
  };
};
