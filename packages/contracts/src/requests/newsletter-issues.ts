import { IsUUID, IsOptional } from 'class-validator';
import { Moment, RequiredText } from './fields.js';
import { NoControlCharacters } from './one-line.js';

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
