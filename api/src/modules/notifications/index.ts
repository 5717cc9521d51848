export { LiveEventsRepository } from './live/live-events.repository.js';
export { EmailPreferences } from './preferences/email-preferences.js';
export { findMailTime } from './preferences/mail-time.policy.js';
export {
  type DigestItem,
  type EmailLine,
  NotificationSources,
  type Recipient,
  type UnreadNotification,
} from './notification-sources.js';
export { NotificationsModule } from './notifications.module.js';
export { NotificationsService } from './notifications.service.js';
export { PeopleDirectory } from './people-directory.js';
