export { EmailPreferences } from './email/email-preferences.js';
export { NotificationSources, type Recipient } from './notification-sources.js';
export { NotificationsModule } from './notifications.module.js';
export { NotificationsService } from './notifications.service.js';
export { PeopleDirectory } from './people-directory.js';
