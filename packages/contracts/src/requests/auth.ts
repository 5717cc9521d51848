import { IsBoolean, IsNotEmpty, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import {
  CalendarDate,
  Email,
  LOCATION_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  RequiredText,
  Trimmed,
} from './fields.js';

export const MISSING_CREDENTIALS = 'Please enter both email and password.';

export class LoginRequest {
  @Email()
  email!: string;

  @MaxLength(PASSWORD_MAX)
  @IsNotEmpty({ message: MISSING_CREDENTIALS })
  @IsString({ message: MISSING_CREDENTIALS })
  password!: string;

  @IsOptional()
  @IsBoolean()
  remember?: boolean;
}

export class RegisterRequest {
  /** First and last name joined. */
  @IsOptional()
  @Trimmed()
  @MaxLength(2 * NAME_MAX + 1)
  @IsString()
  name?: string;

  @RequiredText(1, NAME_MAX, 'First name is required')
  firstName!: string;

  @RequiredText(1, NAME_MAX, 'Last name is required')
  lastName!: string;

  @Email()
  email!: string;

  @Length(PASSWORD_MIN, PASSWORD_MAX, { message: `Password must be at least ${PASSWORD_MIN} characters` })
  @IsString({ message: `Password must be at least ${PASSWORD_MIN} characters` })
  password!: string;

  @IsOptional()
  @IsBoolean()
  newsletter?: boolean;

  /** ISO date; kept only to refuse people under 16. */
  @IsOptional()
  @CalendarDate('Please enter your date of birth')
  dateOfBirth?: string;

  @IsOptional()
  @RequiredText(2, LOCATION_MAX, 'Please enter your current location')
  currentLocation?: string;
}

/** The account panel's form: an account without a password. */
export class SignupRequest {
  @RequiredText(1, NAME_MAX, 'First name is required')
  firstName!: string;

  @RequiredText(1, NAME_MAX, 'Last name is required')
  lastName!: string;

  @Email()
  email!: string;

  @IsOptional()
  @IsBoolean()
  newsletter?: boolean;
}
