export { MarketingModule } from './marketing.module.js';
export { Newsletter } from './newsletter.service.js';
