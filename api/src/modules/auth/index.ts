export { AuthModule } from './auth.module.js';
export { CurrentSession } from './sessions/request-session.js';
export { EMAIL_CHANGED } from './ownership/ownership.service.js';
export { PasswordChangeService } from './sign-in/password-change.service.js';
export { SessionListService } from './sessions/session-list.service.js';
export { SessionsService } from './sessions/sessions.service.js';
export { type OpenSession } from './sessions/session-store.js';
export { UserDirectoryService, type UserRights } from './directory/user-directory.service.js';
export { UsersService } from './users.service.js';
