export { Audience } from './audience.service.js';
export { MarketingModule } from './marketing.module.js';
export { Newsletter } from './newsletter.service.js';
