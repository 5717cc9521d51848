import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SESSION_USERS } from '../../platform/security/access.js';
import { LinksModule } from '../links/index.js';
import { MarketingModule } from '../marketing/index.js';
import { EmailChangeService } from './email-change/email-change.service.js';
import { EmailChange } from './entities/email-change.entity.js';
import { PasskeyChallenge } from './entities/passkey-challenge.entity.js';
import { Passkey } from './entities/passkey.entity.js';
import { PendingSignIn } from './entities/pending-sign-in.entity.js';
import { RecoveryCode } from './entities/recovery-code.entity.js';
import { Session } from './entities/session.entity.js';
import { SignInAttempts } from './entities/sign-in-attempts.entity.js';
import { TotpFactor } from './entities/totp-factor.entity.js';
import { User } from './entities/user.entity.js';
import { UserDirectoryService } from './directory/user-directory.service.js';
import { FirstAdminStep } from './first-admin.step.js';
import { AccountPersonalData } from './account-personal-data.js';
import { AccountLinksController } from './http/account-links.controller.js';
import { AuthController } from './http/auth.controller.js';
import { LogoutPage } from './http/logout-page.js';
import { SessionPagesController } from './http/session-pages.controller.js';
import { AuthCleanupJob } from './jobs/auth-cleanup.job.js';
import { EmailConfirmationService } from './ownership/email-confirmation.service.js';
import { AccountEmailChecks } from './ownership/account-email-checks.js';
import { OwnershipService } from './ownership/ownership.service.js';
import { PasswordResetService, PasswordResetRequestsService } from './ownership/password-reset.service.js';
import { RegistrationBrowserCookie } from './ownership/registration-browser-cookie.js';
import { RegistrationService } from './registration.service.js';
import { SessionPlugin } from './sessions/session-plugin.js';
import { ProofsController } from './http/proofs.controller.js';
import { SecondFactorsController } from './http/second-factors.controller.js';
import { PasskeyChallengesRepository } from './second-factors/passkeys/passkey-challenges.repository.js';
import { PasskeyVerifier } from './second-factors/passkeys/passkey-verifier.js';
import { PasskeysService } from './second-factors/passkeys/passkeys.service.js';
import { RelyingParty } from './second-factors/passkeys/relying-party.js';
import { RecoveryCodesService } from './second-factors/recovery-codes.service.js';
import { SecondFactorVerifier } from './second-factors/second-factor-verifier.js';
import { SecondFactorsService } from './second-factors/second-factors.service.js';
import { SecretBox } from './second-factors/secret-box.js';
import { TotpService } from './second-factors/totp.service.js';
import { SessionListService } from './sessions/session-list.service.js';
import { SessionStore } from './sessions/session-store.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInCompletion } from './sign-in/sign-in-completion.js';
import { AttemptKeys, SignInThrottle } from './sign-in-throttle.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { KnownDeviceCookie } from './sign-in/known-device-cookie.js';
import { PasswordChangeService } from './sign-in/password-change.service.js';
import { PasswordCheckService } from './sign-in/password-check.service.js';
import { PendingSignInsRepository } from './sign-in/pending-sign-ins.repository.js';
import { PasswordStrategy } from './sign-in/password.strategy.js';
import { PasswordHasher } from './sign-in/password-hasher.js';
import { ReauthenticationService } from './sign-in/reauthentication.service.js';
import { CredentialsVerifier } from './sign-in/credentials-verifier.js';
import { UsersService } from './users.service.js';

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

/** Global, because the platform's access guard asks this module whose session a request carries. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(entities), PassportModule, LinksModule, MarketingModule],
  controllers: [
    AuthController,
    AccountLinksController,
    SessionPagesController,
    ProofsController,
    SecondFactorsController,
  ],
  providers: [
    UsersService,
    UserDirectoryService,
    PasswordHasher,
    SignInThrottle,
    AttemptKeys,
    CredentialsVerifier,
    KnownDeviceCookie,
    PendingSignInsRepository,
    PasswordCheckService,
    ReauthenticationService,
    PasswordChangeService,
    SecretBox,
    TotpService,
    RecoveryCodesService,
    RelyingParty,
    PasskeyChallengesRepository,
    PasskeyVerifier,
    PasskeysService,
    SecondFactorVerifier,
    SecondFactorsService,
    AccountPersonalData,
    SignInCompletion,
    SignInService,
    PasswordStrategy,
    RegistrationService,
    RegistrationBrowserCookie,
    OwnershipService,
    EmailConfirmationService,
    AccountEmailChecks,
    PasswordResetRequestsService,
    PasswordResetService,
    EmailChangeService,
    SessionStore,
    SessionPlugin,
    SessionsService,
    SessionListService,
    LogoutPage,
    FirstAdminStep,
    AuthCleanupJob,
    { provide: SESSION_USERS, useExisting: SessionsService },
  ],
  exports: [
    SESSION_USERS,
    UsersService,
    UserDirectoryService,
    SessionsService,
    SessionListService,
    PasswordChangeService,
    SecondFactorsService,
  ],
})
export class AuthModule {}
