export type { LetterName } from './letters/letter-data.js';
export { LetterChecks } from './sending/letter-checks.js';
export { LetterPreview } from './letters/letter-preview.js';
export { MailLog } from './mail-log.service.js';
export { MailModule } from './mail.module.js';
export { type Order, Outbox } from './outbox.service.js';
