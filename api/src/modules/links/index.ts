export { linkUnknown } from './links.errors.js';
export { LinksModule } from './links.module.js';
export { LinksService } from './links.service.js';
export { linkKinds, type LinkPurpose } from './links.service.js';
export { PermanentLinks, toConnectUnsubscribe, UNSUBSCRIBE } from './permanent-links.js';
