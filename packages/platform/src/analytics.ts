export { followPage } from './analytics/follow-page';
export { track } from './analytics/track';
