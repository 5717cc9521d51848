export { Audience } from './audience.service.js';
export { type IssueRow } from './entities/newsletter-issue.entity.js';
export { Issues } from './issues/issues.service.js';
export { MarketingModule } from './marketing.module.js';
export { Newsletter } from './newsletter.service.js';
