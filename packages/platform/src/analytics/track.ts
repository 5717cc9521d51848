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
 * Sends one event without a cookie or anything else that identifies the person. Never throws, and nothing waits for
 * it.
 */
export const track = (event: AnalyticsEventRequest): void => {
  if (hasOptedOut(navigator as PrivacySignals)) return;
  fetch(getSiteSettings().analyticsUrl, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  }).catch(() => undefined);
};
