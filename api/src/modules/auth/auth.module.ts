import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SESSION_USERS } from '../../platform/security/access.js';
import { LinksModule } from '../links/index.js';
import { MailModule } from '../mail/index.js';
import { MarketingModule } from '../marketing/index.js';
import { EmailChanges } from './email-change/email-change.service.js';
import { EmailChange } from './entities/email-change.entity.js';
import { Session } from './entities/session.entity.js';
import { SignInAttempts } from './entities/sign-in-attempts.entity.js';
import { User } from './entities/user.entity.js';
import { FirstAdmin } from './first-admin.js';
import { AccountData } from './account-data.js';
import { AccountLinksController } from './http/account-links.controller.js';
import { AuthController } from './http/auth.controller.js';
import { LogoutPage } from './http/logout-page.js';
import { SessionPagesController } from './http/session-pages.controller.js';
import { Cleanup } from './jobs/cleanup.js';
import { EmailConfirmation } from './ownership/email-confirmation.service.js';
import { Ownership } from './ownership/ownership.js';
import { PasswordReset } from './ownership/password-reset.service.js';
import { RegisteringBrowser } from './ownership/registering-browser.js';
import { ResetRequests } from './ownership/reset-requests.service.js';
import { Registration } from './registration.service.js';
import { SessionPlugin } from './sessions/session-plugin.js';
import { SessionList } from './sessions/session-list.js';
import { SessionStore } from './sessions/session-store.js';
import { Sessions } from './sessions/sessions.js';
import { AttemptKeys } from './sign-in/attempt-keys.js';
import { Attempts } from './sign-in/attempts.js';
import { Entrance } from './sign-in/entrance.js';
import { KnownDevice } from './sign-in/known-device.js';
import { PasswordChange } from './sign-in/password-change.js';
import { PasswordStrategy } from './sign-in/password.strategy.js';
import { Passwords } from './sign-in/passwords.js';
import { SignIn } from './sign-in/sign-in.js';
import { Users } from './users.service.js';

/** Global for one reason: the platform's guard asks it whose session a request carries. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([User, Session, SignInAttempts, EmailChange]),
    PassportModule,
    LinksModule,
    MailModule,
    MarketingModule,
  ],
  controllers: [AuthController, AccountLinksController, SessionPagesController],
  providers: [
    Users,
    Passwords,
    Attempts,
    AttemptKeys,
    SignIn,
    KnownDevice,
    PasswordChange,
    AccountData,
    Entrance,
    PasswordStrategy,
    Registration,
    RegisteringBrowser,
    Ownership,
    EmailConfirmation,
    ResetRequests,
    PasswordReset,
    EmailChanges,
    SessionStore,
    SessionPlugin,
    Sessions,
    SessionList,
    LogoutPage,
    FirstAdmin,
    Cleanup,
    { provide: SESSION_USERS, useExisting: Sessions },
  ],
  exports: [SESSION_USERS, Users, Sessions, SessionList, PasswordChange],
})
export class AuthModule {}
