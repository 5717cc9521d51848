import { type FieldError } from '@wanderwork/contracts';
import {
  AdminSettingsRequest,
  AdminUserRequest,
  ChangeEmailRequest,
  ForgotPasswordRequest,
  GrantRequest,
  JoinForm,
  LoginRequest,
  NewsletterIssueRequest,
  NewsletterRequest,
  PasswordChangeRequest,
  ProfileRequest,
  RegisterForm,
  PasskeyNameRequest,
  ResetPasswordRequest,
  SecondFactorRequest,
  SignupForm,
  SignupRequest,
  WaitlistRequest,
  WithdrawalRequest,
  TotpCodeRequest,
  findValidationErrors,
} from '@wanderwork/contracts/requests';

const requests = {
  login: LoginRequest,
  registerForm: RegisterForm,
  signup: SignupRequest,
  signupForm: SignupForm,
  joinForm: JoinForm,
  waitlist: WaitlistRequest,
  newsletter: NewsletterRequest,
  newsletterIssue: NewsletterIssueRequest,
  forgotPassword: ForgotPasswordRequest,
  resetPassword: ResetPasswordRequest,
  adminSettings: AdminSettingsRequest,
  adminUser: AdminUserRequest,
  changeEmail: ChangeEmailRequest,
  profile: ProfileRequest,
  passwordChange: PasswordChangeRequest,
  secondFactor: SecondFactorRequest,
  totpCode: TotpCodeRequest,
  passkeyName: PasskeyNameRequest,
  withdrawal: WithdrawalRequest,
  grant: GrantRequest,
};

/** The requests that forms send, and the forms with more fields than they send. */
export type RequestName = keyof typeof requests;

/**
 * Returns the errors the API would report for `payload`. This module contains the validator and loads only when a
 * form is used.
 */
export const validate = (name: RequestName, payload: object): FieldError[] =>
  findValidationErrors<object>(requests[name], payload);
