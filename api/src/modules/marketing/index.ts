export { AudienceService } from './audience.service.js';
export { type NewsletterIssueRow } from './entities/newsletter-issue.entity.js';
export { NewsletterIssuesService } from './issues/newsletter-issues.service.js';
export { MarketingModule } from './marketing.module.js';
export { NewsletterService } from './newsletter.service.js';
