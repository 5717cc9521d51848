import { Equals, IsBoolean, IsOptional, IsString, MaxLength, IsUUID } from 'class-validator';
import { CalendarDate, Email, Line, LOCATION_MAX, NAME_MAX, Moment, RequiredText } from './fields.js';
import { NoControlCharacters } from './decorators.js';

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

const ISSUE_SUBJECT_MAX = 120;
const ISSUE_TEXT_MAX = 20_000;

/** The content of a newsletter issue. */
export class NewsletterIssueRequest {
  @NoControlCharacters({ message: 'Please use one line' })
  @RequiredText(1, ISSUE_SUBJECT_MAX, 'Please enter a subject')
  subject!: string;

  @RequiredText(1, ISSUE_TEXT_MAX, 'Please enter a text')
  text!: string;
}

export class NewsletterIssueQuery {
  /** The `nextKey` of the previous page. */
  @IsOptional()
  @IsUUID()
  after?: string;
}

export class SendIssueRequest {
  /** The `testedAt` of the test that was checked; content that changed since then is not sent. */
  @Moment()
  testedAt!: string;
}
