export { EmailPreferences } from './email/email-preferences.js';
export { findMailTime } from './email/mail-time.policy.js';
export { NotificationSources, type Recipient } from './notification-sources.js';
export { NotificationsModule } from './notifications.module.js';
export { NotificationsService } from './notifications.service.js';
export { PeopleDirectory } from './people-directory.js';
