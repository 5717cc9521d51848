export { followPage } from './analytics/follow-page';
export { sendAnonymously, track } from './analytics/track';
