import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SESSION_USERS } from '../../platform/security/access.js';
import { LinksModule } from '../links/index.js';
import { MailModule } from '../mail/index.js';
import { MarketingModule } from '../marketing/index.js';
import { EmailChanges } from './email-change/email-change.service.js';
import { EmailChange } from './entities/email-change.entity.js';
import { PasskeyChallenge } from './entities/passkey-challenge.entity.js';
import { Passkey } from './entities/passkey.entity.js';
import { PendingSignIn } from './entities/pending-sign-in.entity.js';
import { RecoveryCode } from './entities/recovery-code.entity.js';
import { Session } from './entities/session.entity.js';
import { SignInAttempts } from './entities/sign-in-attempts.entity.js';
import { TotpFactor } from './entities/totp-factor.entity.js';
import { User } from './entities/user.entity.js';
import { UserDirectory } from './directory/user-directory.service.js';
import { FirstAdmin } from './first-admin.js';
import { AccountData } from './account-data.js';
import { AccountLinksController } from './http/account-links.controller.js';
import { AuthController } from './http/auth.controller.js';
import { LogoutPage } from './http/logout-page.js';
import { SessionPagesController } from './http/session-pages.controller.js';
import { Cleanup } from './jobs/cleanup.js';
import { EmailConfirmation } from './ownership/email-confirmation.service.js';
import { LettersIntoAccounts } from './ownership/letters-into-accounts.js';
import { Ownership } from './ownership/ownership.js';
import { PasswordReset } from './ownership/password-reset.service.js';
import { RegisteringBrowser } from './ownership/registering-browser.js';
import { ResetLimits } from './ownership/reset-limits.js';
import { ResetRequests } from './ownership/reset-requests.service.js';
import { Registration } from './registration.service.js';
import { SessionPlugin } from './sessions/session-plugin.js';
import { ProofsController } from './second-factors/http/proofs.controller.js';
import { SecondFactorsController } from './second-factors/http/second-factors.controller.js';
import { Challenges } from './second-factors/passkeys/challenges.js';
import { PasskeyProof } from './second-factors/passkeys/passkey-proof.js';
import { Passkeys } from './second-factors/passkeys/passkeys.service.js';
import { SiteIdentity } from './second-factors/passkeys/site-identity.js';
import { RecoveryCodes } from './second-factors/recovery-codes.service.js';
import { SecondFactorCheck } from './second-factors/second-factor-check.js';
import { SecondFactorsOf } from './second-factors/second-factors.service.js';
import { SecretBox } from './second-factors/secret-box.js';
import { Totp } from './second-factors/totp.service.js';
import { SessionList } from './sessions/session-list.js';
import { SessionStore } from './sessions/session-store.js';
import { Sessions } from './sessions/sessions.js';
import { Admission } from './sign-in/admission.js';
import { AttemptKeys } from './sign-in/attempt-keys.js';
import { Attempts } from './sign-in/attempts.js';
import { Entrance } from './sign-in/entrance.js';
import { KnownDevice } from './sign-in/known-device.js';
import { PasswordChange } from './sign-in/password-change.js';
import { PasswordCheckService } from './sign-in/password-check.service.js';
import { PendingSignIns } from './sign-in/pending-sign-ins.js';
import { PasswordStrategy } from './sign-in/password.strategy.js';
import { Passwords } from './sign-in/passwords.js';
import { ReauthenticationService } from './sign-in/reauthentication.service.js';
import { SignIn } from './sign-in/sign-in.js';
import { Users } from './users.service.js';

const entities = [
  User,
  Session,
  SignInAttempts,
  EmailChange,
  PendingSignIn,
  TotpFactor,
  RecoveryCode,
  Passkey,
  PasskeyChallenge,
];

/** Global for one reason: the platform's guard asks it whose session a request carries. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(entities), PassportModule, LinksModule, MailModule, MarketingModule],
  controllers: [
    AuthController,
    AccountLinksController,
    SessionPagesController,
    ProofsController,
    SecondFactorsController,
  ],
  providers: [
    Users,
    UserDirectory,
    Passwords,
    Attempts,
    AttemptKeys,
    SignIn,
    KnownDevice,
    PendingSignIns,
    PasswordCheckService,
    ReauthenticationService,
    PasswordChange,
    SecretBox,
    Totp,
    RecoveryCodes,
    SiteIdentity,
    Challenges,
    PasskeyProof,
    Passkeys,
    SecondFactorCheck,
    SecondFactorsOf,
    AccountData,
    Admission,
    Entrance,
    PasswordStrategy,
    Registration,
    RegisteringBrowser,
    Ownership,
    EmailConfirmation,
    LettersIntoAccounts,
    ResetLimits,
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
  exports: [SESSION_USERS, Users, UserDirectory, Sessions, SessionList, PasswordChange],
})
export class AuthModule {}
