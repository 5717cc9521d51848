export { DeliveryModule } from './delivery.module.js';
export { DeliveryError } from './delivery.errors.js';
export { ReleaseAudience } from './release-audience.js';
export { LiveReleasesService, type LiveList } from './live-releases.service.js';
export { ReleasesService } from './releases.service.js';
export { ReleaseStore } from './release-store.js';
