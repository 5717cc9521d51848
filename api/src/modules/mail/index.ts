export type { EmailTemplate } from './templates/emails.js';
export { EmailChecks } from './sending/email-renderer.js';
export { EmailPreview } from './templates/email-preview.js';
export { MailLogService } from './mail-log.service.js';
export { MailModule } from './mail.module.js';
export { type OutboxEmail, OutboxService } from './outbox.service.js';
