import { Equals, IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  CalendarDate,
  Email,
  LastingPassword,
  Line,
  LinkToken,
  LOCATION_MAX,
  NAME_MAX,
  NewPassword,
  PASSWORD_MAX,
  RequiredLine,
} from './fields.js';

export const MISSING_CREDENTIALS = 'Please enter both email and password.';
const TERMS_REQUIRED = 'You must accept the terms and conditions';

export class LoginRequest {
  @Email()
  email!: string;

  @MaxLength(PASSWORD_MAX)
  @IsNotEmpty({ message: MISSING_CREDENTIALS })
  @IsString({ message: MISSING_CREDENTIALS })
  password!: string;

  /** If false, the session ends with the browser. Default: true. */
  @IsOptional()
  @IsBoolean()
  remember?: boolean;
}

export class RegisterRequest {
  /** First and last name joined. */
  @IsOptional()
  @Line()
  @MaxLength(2 * NAME_MAX + 1)
  @IsString()
  name?: string;

  @RequiredLine(1, NAME_MAX, 'First name is required')
  firstName!: string;

  @RequiredLine(1, NAME_MAX, 'Last name is required')
  lastName!: string;

  @Email()
  email!: string;

  @NewPassword()
  password!: string;

  @IsOptional()
  @IsBoolean()
  newsletter?: boolean;

  /** ISO date; used only to reject people under 16. */
  @IsOptional()
  @CalendarDate('Please enter your date of birth')
  dateOfBirth?: string;

  @IsOptional()
  @RequiredLine(2, LOCATION_MAX, 'Please enter your current location')
  currentLocation?: string;
}

/** The form of the account panel, which creates an account without a password. */
export class SignupRequest {
  @RequiredLine(1, NAME_MAX, 'First name is required')
  firstName!: string;

  @RequiredLine(1, NAME_MAX, 'Last name is required')
  lastName!: string;

  @Email()
  email!: string;

  @IsOptional()
  @IsBoolean()
  newsletter?: boolean;
}

/** The form that asks for a link to set a new password. */
export class ForgotPasswordRequest {
  @Email()
  email!: string;
}

/** Sent by the page behind a link in an email when its button is pressed. */
export class LinkRequest {
  @LinkToken()
  token!: string;
}

/** The page that sets a new password, or the first one. */
export class ResetPasswordRequest {
  @LinkToken()
  token!: string;

  @NewPassword()
  password!: string;
}

export class ChangeEmailRequest {
  @Email()
  email!: string;
}

/** The form of the register page: the request, and the consent that stays in the browser. */
export class RegisterForm extends RegisterRequest {
  @Equals(true, { message: TERMS_REQUIRED })
  termsAccepted!: boolean;
}

// Replaces the request's rules for this field. Declaring the field again would reset its value.
LastingPassword()(RegisterForm.prototype, 'password');

/** The account panel's form, with the same consent. */
export class SignupForm extends SignupRequest {
  @Equals(true, { message: TERMS_REQUIRED })
  termsAccepted!: boolean;
}

/** The form of the join panel, with more fields and stricter rules than registering needs. */
export class JoinForm {
  @Email()
  email!: string;

  @RequiredLine(2, NAME_MAX, 'First name must be at least 2 characters')
  firstName!: string;

  @RequiredLine(2, NAME_MAX, 'Last name must be at least 2 characters')
  lastName!: string;

  @CalendarDate('Please enter your date of birth')
  dateOfBirth!: string;

  @RequiredLine(2, LOCATION_MAX, 'Please enter your current location')
  currentLocation!: string;

  @Equals(true, { message: 'You must agree to the terms and conditions' })
  terms!: boolean;

  @IsBoolean()
  newsletter!: boolean;
}
