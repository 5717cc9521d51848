import { IsUUID, IsOptional } from 'class-validator';
import { Moment, RequiredText } from './fields.js';
import { NoControlCharacters } from './one-line.js';

const ISSUE_SUBJECT_MAX = 120;
const ISSUE_TEXT_MAX = 20_000;

/** An issue of the newsletter as it is written. */
export class NewsletterIssueRequest {
  @NoControlCharacters({ message: 'Please use one line' })
  @RequiredText(1, ISSUE_SUBJECT_MAX, 'Please write a subject')
  subject!: string;

  @RequiredText(1, ISSUE_TEXT_MAX, 'Please write something')
  text!: string;
}

export class NewsletterIssueQuery {
  /** `nextKey` of the page before. */
  @IsOptional()
  @IsUUID()
  after?: string;
}

export class SendIssueRequest {
  /** Of the test copy that was read: words that changed since then are not sent. */
  @Moment()
  testedAt!: string;
}
