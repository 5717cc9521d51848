export { linkUnknown } from './links.errors.js';
export { LinksModule } from './links.module.js';
export { Links } from './links.service.js';
export { linkKinds, type LinkPurpose } from './link-kinds.js';
export { StandingLinks, UNSUBSCRIBE } from './standing-links.js';
