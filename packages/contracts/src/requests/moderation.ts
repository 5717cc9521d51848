import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { connectLimits } from '../connect.js';
import {
  caseSources,
  communityRules,
  moderationActions,
  moderationLimits,
  reportKinds,
  reportReasonNames,
  type CaseSource,
  type CommunityRule,
  type ModerationAction,
  type ReportKind,
  type ReportReason,
} from '../moderation.js';
import { AfterQuery, ClientId } from './connect.js';
import { NoNul, OneLine } from './decorators.js';
import { Moment, RequiredLine, RequiredText, Trimmed } from './fields.js';

const { explanation } = moderationLimits;
const Explanation = () =>
  RequiredText(
    explanation.min,
    explanation.max,
    `Please explain it in at least ${explanation.min} characters`,
  );

/** The body of `POST /api/connect/reports`. */
export class ContentReportRequest {
  @ClientId()
  id!: string;

  @IsIn(reportKinds)
  kind!: ReportKind;

  /** The id of a topic, a post or a run; the handle of a person. */
  @OneLine()
  @MaxLength(100)
  @IsString()
  object!: string;

  @IsIn(reportReasonNames)
  reason!: ReportReason;

  @IsOptional()
  @Trimmed()
  @NoNul()
  @MaxLength(moderationLimits.text)
  @IsString()
  text?: string;
}

/** The query of `GET /api/connect/moderation/queue`. */
export class CaseListQuery extends AfterQuery {
  @IsOptional()
  @IsIn(caseSources)
  source?: CaseSource;
}

/** The body of `POST /api/connect/moderation/actions`. */
export class ModerationActionRequest {
  @ClientId()
  id!: string;

  @IsUUID()
  case!: string;

  @IsIn(moderationActions)
  action!: ModerationAction;

  @IsIn(communityRules)
  rule!: CommunityRule;

  @Explanation()
  explanation!: string;

  /** When it ends, in days from now. Required for a pause; without it, others have no end. */
  @IsOptional()
  @Max(moderationLimits.maxDays)
  @Min(1)
  @IsInt()
  days?: number;

  /** The new title of `retitle`, or the text of `label`. */
  @IsOptional()
  @RequiredLine(1, connectLimits.title.max, 'Please enter a text')
  value?: string;
}

/** The body of `POST /api/connect/decisions/:id/appeal`. */
export class AppealRequest {
  @Explanation()
  text!: string;
}

/** The body of `PUT /api/connect/moderation/appeals/:id`. */
export class AppealDecisionRequest {
  @IsIn(['upheld', 'reversed'])
  outcome!: 'upheld' | 'reversed';

  @Explanation()
  explanation!: string;
}

/** The body of `PUT /api/connect/moderation/moderators/:handle`. */
export class ModeratorRequest {
  @ArrayUnique()
  @Matches(/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/, { each: true })
  @ArrayMaxSize(30)
  @ArrayMinSize(1)
  @IsArray()
  regions!: string[];

  @RequiredLine(10, 500, 'Please give a reason of at least 10 characters')
  reason!: string;

  @Moment()
  until!: string;
}
