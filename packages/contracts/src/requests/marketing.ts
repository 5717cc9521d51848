import { Equals, IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { CalendarDate, Email, Line, LOCATION_MAX, NAME_MAX } from './fields.js';

/**
 * Sent by every form that joins the waitlist: the home form, the join panel, and the fallbacks of hero dialog and
 * newsletter.
 */
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

  /** Empty in the form at the end of the home page. */
  @IsOptional()
  @Line()
  @MaxLength(2 * NAME_MAX + 1)
  @IsString()
  name?: string;
}

/** Sent by mail programs to unsubscribe from a newsletter (RFC 8058). */
export class OneClickRequest {
  @Equals('One-Click')
  'List-Unsubscribe'!: string;
}
