export type { EmailData, EmailTemplate } from './templates/emails.js';
export { EmailChecks, EmailRenderer } from './sending/email-renderer.js';
export { SendLaterError } from './sending/send-later-error.js';
export { MailLogService } from './mail-log.service.js';
export { MailModule } from './mail.module.js';
export { type NewEmail, OutboxService } from './outbox.service.js';
