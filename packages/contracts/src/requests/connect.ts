import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  connectLimits,
  followLevels,
  topicKinds,
  topicSorts,
  topicTags,
  type FollowLevel,
  type TopicKind,
  type TopicSort,
  type TopicTag,
  placeKeyPattern,
} from '../connect.js';
import { DraftCorrection, ProposedFigureRequest } from './ageing.js';
import { applyDecorators, Nested, NestedList, NoNul, OneLine } from './decorators.js';
import { Line, Moment, NumberText, RequiredLine, RequiredText, Trimmed } from './fields.js';

const SLUG = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/;
export const TOPIC_CODE = /^[a-z0-9]{8}$/;
const HANDLE = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/;

const HANDLE_MESSAGE =
  'A handle has 3 to 20 lower-case letters and digits, with single hyphens or underscores between them';
const { text: textLimits, title: titleLimits, handle: handleLimits } = connectLimits;
const TITLE_MESSAGE = `A title has ${titleLimits.min} to ${titleLimits.max} characters`;
const TEXT_MESSAGE = `Please write at least ${textLimits.min} characters`;

/** Clients choose the ids of what they create, so that sending the same again is safe. */
export const ClientId = () => IsUUID('7', { message: 'An id is a UUID of version 7' });

const PlaceKey = () =>
  applyDecorators(
    Matches(placeKeyPattern, { message: 'A place is a city, a region or everywhere' }),
    IsString(),
  );

const Text = () => RequiredText(textLimits.min, textLimits.max, TEXT_MESSAGE);
const Title = () => RequiredLine(titleLimits.min, titleLimits.max, TITLE_MESSAGE);
const Tags = () =>
  applyDecorators(
    ArrayUnique(),
    IsIn(topicTags, { each: true }),
    ArrayMaxSize(connectLimits.tags, { message: `Choose at most ${connectLimits.tags} tags` }),
    IsArray(),
  );

/** The body of `PUT /api/connect/profile`. */
export class ConnectProfileRequest {
  @Matches(HANDLE, { message: HANDLE_MESSAGE })
  @Length(handleLimits.min, handleLimits.max, { message: HANDLE_MESSAGE })
  @IsString({ message: HANDLE_MESSAGE })
  handle!: string;

  @RequiredLine(1, connectLimits.name, 'Please enter a name')
  name!: string;

  @IsOptional()
  @Trimmed()
  @NoNul()
  @MaxLength(connectLimits.about, { message: `Please use at most ${connectLimits.about} characters` })
  @IsString()
  about?: string;

  @IsOptional()
  @ArrayUnique()
  @Matches(/^[a-z]{2,3}$/, { each: true })
  @ArrayMaxSize(connectLimits.languages)
  @IsArray()
  languages?: string[];

  @IsOptional()
  @Matches(SLUG)
  @IsString()
  homeCity?: string;
}

/** The query of `GET /api/connect/topics`. */
export class TopicListQuery {
  @IsOptional()
  @PlaceKey()
  place?: string;

  @IsOptional()
  @IsIn(topicTags)
  tag?: TopicTag;

  @IsOptional()
  @IsIn(topicKinds)
  kind?: TopicKind;

  @IsOptional()
  @IsIn(topicSorts)
  sort?: TopicSort;

  /** The `nextKey` of the previous page. */
  @IsOptional()
  @OneLine()
  @MaxLength(500)
  @IsString()
  after?: string;
}

/** The query of lists without filters. */
export class AfterQuery {
  /** The `nextKey` of the previous page. */
  @IsOptional()
  @OneLine()
  @MaxLength(500)
  @IsString()
  after?: string;
}

/** The query of `GET /api/connect/topics/:code`. */
export class TopicQuery {
  /** The number of the first post. */
  @IsOptional()
  @NumberText()
  @Max(1_000_000)
  @Min(1)
  @IsInt()
  from?: number;

  /**
   * The number of a post that the reader has just written. The answer never comes from a copy of the data, in a cache
   * or a standby, that may not have it yet.
   */
  @IsOptional()
  @NumberText()
  @Max(1_000_000)
  @Min(1)
  @IsInt()
  atLeast?: number;
}

/** The query of `GET /api/connect/topics/similar`. */
export class SimilarTopicsQuery {
  @Line()
  @Length(3, titleLimits.max)
  @IsString()
  title!: string;
}

/** The query of `GET /api/connect/search`. */
export class TopicSearchQuery {
  @Line()
  @Length(1, titleLimits.max)
  @IsString()
  q!: string;

  @IsOptional()
  @PlaceKey()
  place?: string;

  @IsOptional()
  @IsIn(topicTags)
  tag?: TopicTag;

  @IsOptional()
  @IsIn(topicKinds)
  kind?: TopicKind;

  /** The `nextKey` of the previous page. */
  @IsOptional()
  @OneLine()
  @MaxLength(500)
  @IsString()
  after?: string;
}

/** The body of `POST /api/connect/preview`. */
export class ConnectPreviewRequest {
  @Text()
  text!: string;
}

/** The body of `POST /api/connect/topics`. */
export class TopicRequest {
  @ClientId()
  id!: string;

  @PlaceKey()
  place!: string;

  @IsIn(topicKinds)
  kind!: TopicKind;

  @Title()
  title!: string;

  @Text()
  text!: string;

  @IsOptional()
  @Tags()
  tags?: TopicTag[];

  /** Required for a correction, and only allowed for one. */
  @IsOptional()
  @Nested(ProposedFigureRequest)
  correction?: ProposedFigureRequest;
}

class QuoteRequest {
  /** The id of the quoted post. */
  @IsUUID()
  post!: string;

  @RequiredText(1, connectLimits.quote, 'A quote is empty')
  text!: string;
}

/** The body of `POST /api/connect/topics/:code/posts`. */
export class ReplyRequest {
  @ClientId()
  id!: string;

  @Text()
  text!: string;

  /** The id of the post that this one replies to. */
  @IsOptional()
  @IsUUID()
  replyTo?: string;

  @IsOptional()
  @NestedList(QuoteRequest, connectLimits.quotes)
  quotes?: QuoteRequest[];
}

/** The body of `PATCH /api/connect/posts/:id`. */
export class PostEditRequest {
  /** The revision that was edited. */
  @Max(1_000_000)
  @Min(1)
  @IsInt()
  revision!: number;

  @Text()
  text!: string;

  /** Title and tags of the topic, with its first post only. */
  @IsOptional()
  @Title()
  title?: string;

  @IsOptional()
  @Tags()
  tags?: TopicTag[];
}

/** The body of `PUT /api/connect/topics/:code/accepted`. */
export class AcceptedAnswerRequest {
  @IsUUID()
  post!: string;
}

/** The body of `PUT /api/connect/drafts/:id`. */
export class ConnectDraftRequest {
  @IsOptional()
  @PlaceKey()
  place?: string;

  @IsOptional()
  @Matches(TOPIC_CODE)
  @IsString()
  topic?: string;

  @IsOptional()
  @IsIn(topicKinds)
  kind?: TopicKind;

  @IsOptional()
  @Line()
  @MaxLength(titleLimits.max)
  @IsString()
  title?: string;

  @NoNul()
  @MaxLength(textLimits.max)
  @IsString()
  text!: string;

  @IsOptional()
  @Tags()
  tags?: TopicTag[];

  @IsOptional()
  @Nested(DraftCorrection)
  correction?: DraftCorrection;
}

/** The body of `PUT /api/connect/follows/:target`. */
export class FollowRequest {
  @IsIn(followLevels)
  level!: FollowLevel;
}

class TopicRead {
  @Matches(TOPIC_CODE)
  @IsString()
  topic!: string;

  @Max(1_000_000)
  @Min(1)
  @IsInt()
  number!: number;
}

/** The body of `POST /api/connect/reads`: a batch of topics. */
export class ReadsRequest {
  @NestedList(TopicRead, connectLimits.reads, 0)
  topics!: TopicRead[];

  /** Every topic whose last post is not newer counts as read. */
  @IsOptional()
  @Moment()
  until?: string;
}

/** The body of `POST /api/connect/notifications/read`. */
export class NotificationsReadRequest {
  /** The ids of notifications; all of them if left out. */
  @IsOptional()
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(connectLimits.reads)
  @IsArray()
  ids?: string[];
}

/** The body of `PUT /api/connect/places/:kind/:slug/keep-open`. */
export class KeepOpenRequest {
  @RequiredLine(10, 500, 'Please give a reason of at least 10 characters')
  reason!: string;

  @Moment()
  until!: string;
}
