import { IsIn, IsOptional, IsString, IsUrl, IsUUID, Matches, MaxLength } from 'class-validator';
import { answerVotes, correctionLimits, type AnswerVote } from '../ageing.js';
import { tableGrades } from '../city.js';
import { Nested, OneLine } from './decorators.js';
import { RequiredLine, RequiredText } from './fields.js';

const { value, source, note, title, licence, reason } = correctionLimits;
const ID_MAX = 60;
const YEAR_MESSAGE = 'Please enter a year, like 2026';
const SOURCE_MESSAGE = 'Please give a link to the source that starts with https://';

/** The body of `PUT /api/connect/topics/:code/still-true`. */
export class AnswerVoteRequest {
  /** The accepted answer that the voter read. */
  @IsUUID()
  post!: string;

  @IsIn(answerVotes)
  vote!: AnswerVote;
}

/** A correction that is still being written. */
export class DraftCorrection {
  @OneLine()
  @MaxLength(ID_MAX)
  @IsString()
  figure!: string;

  @OneLine()
  @MaxLength(value)
  @IsString()
  value!: string;

  @OneLine()
  @MaxLength(ID_MAX)
  @IsString()
  year!: string;

  @OneLine()
  @MaxLength(source)
  @IsString()
  source!: string;
}

/** What a correction proposes; its city is the place of the topic. */
export class ProposedFigureRequest {
  @Matches(/^[a-z0-9_]{1,60}$/, { message: 'Please choose a figure' })
  @IsString({ message: 'Please choose a figure' })
  figure!: string;

  @RequiredLine(1, value, 'Please enter the value')
  value!: string;

  @Matches(/^(?:19|20)\d{2}$/, { message: YEAR_MESSAGE })
  @IsString({ message: YEAR_MESSAGE })
  year!: string;

  @IsUrl({ protocols: ['https'], require_protocol: true, disallow_auth: true }, { message: SOURCE_MESSAGE })
  @RequiredLine(1, source, SOURCE_MESSAGE)
  source!: string;
}

/** A source that the table doesn't have yet. Its address is the link of the correction. */
export class NewSourceRequest {
  @RequiredLine(1, title, 'Please name the source')
  title!: string;

  @RequiredLine(1, licence, 'Please say under which license the source may be used')
  licence!: string;
}

/** The body of `POST /api/admin/cities/corrections/:id/take`. Either `source` or `newSource` is needed. */
export class TakeCorrectionRequest {
  @IsIn(tableGrades)
  grade!: (typeof tableGrades)[number];

  /** The id of a source of the table. */
  @IsOptional()
  @OneLine()
  @MaxLength(ID_MAX)
  @IsString()
  source?: string;

  @IsOptional()
  @Nested(NewSourceRequest)
  newSource?: NewSourceRequest;

  @IsOptional()
  @OneLine()
  @MaxLength(note)
  @IsString()
  note?: string;
}

/** The body of `POST /api/admin/cities/corrections/:id/decline`. */
export class DeclineCorrectionRequest {
  @RequiredText(reason.min, reason.max, `Please give a reason of at least ${reason.min} characters`)
  reason!: string;
}
