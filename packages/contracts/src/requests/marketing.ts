import { Equals, IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { CalendarDate, Email, Line, LOCATION_MAX, NAME_MAX } from './fields.js';

/** Every form that joins the waitlist: the home form, the hero dialog's and the newsletter's fallback, the join panel's. */
export class WaitlistRequest {
  @Email()
  email!: string;

  @IsOptional()
  @Line()
  @MaxLength(2 * NAME_MAX + 1)
  @IsString()
  name?: string;

  @IsOptional()
  @Line()
  @MaxLength(NAME_MAX)
  @IsString()
  firstName?: string;

  @IsOptional()
  @Line()
  @MaxLength(NAME_MAX)
  @IsString()
  lastName?: string;

  @IsOptional()
  @CalendarDate('Please enter your date of birth')
  dateOfBirth?: string;

  @IsOptional()
  @Line()
  @MaxLength(LOCATION_MAX)
  @IsString()
  currentLocation?: string;

  @IsOptional()
  @IsBoolean()
  newsletter?: boolean;
}

export class NewsletterRequest {
  @Email()
  email!: string;

  /** Empty from the closing form. */
  @IsOptional()
  @Line()
  @MaxLength(2 * NAME_MAX + 1)
  @IsString()
  name?: string;
}

/** The form that mail programs send by themselves to end a newsletter (RFC 8058). */
export class OneClickRequest {
  @Equals('One-Click')
  'List-Unsubscribe'!: string;
}
