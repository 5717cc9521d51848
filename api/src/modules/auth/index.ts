export { AuthModule } from './auth.module.js';
export { CurrentSession } from './sessions/current-session.js';
export { EMAIL_CHANGED } from './ownership/ownership.js';
export { PasswordChange } from './sign-in/password-change.js';
export { SessionList } from './sessions/session-list.js';
export { Sessions } from './sessions/sessions.js';
export { type OpenSession } from './sessions/session-store.js';
export { UserDirectory, type UserRights } from './directory/user-directory.service.js';
export { Users } from './users.service.js';
