import { MINUTE } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';

export const TEN_MINUTES = 10 * MINUTE;
export const PRIVATE = ['cache-control', 'private, no-store'] as const;
export const LimitWrites = () => RateLimit({ key: 'connect-meetups', points: 300, seconds: TEN_MINUTES });
