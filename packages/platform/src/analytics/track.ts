import { getSiteSettings } from '@wanderwork/platform';
import type { AnalyticsEventRequest } from '@wanderwork/contracts/requests';

interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Global Privacy Control or Do Not Track is on: the person opted out. */
const hasOptedOut = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';

/**
 * Sends an event without a cookie or anything else that identifies the person. Never throws, and nothing waits for it.
 */
export const sendAnonymously = (url: string, event: object): void => {
  if (hasOptedOut(navigator as PrivacySignals)) return;
  fetch(url, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  }).catch(() => undefined);
};

/** Sends one event of a page. */
export const track = (event: AnalyticsEventRequest): void =>
  sendAnonymously(getSiteSettings().analyticsUrl, event);
