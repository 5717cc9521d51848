import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
} from 'class-validator';
import { assistantLimits } from '../assistant.js';
import { NestedList, OneLine } from './decorators.js';

const TEXT = `Please write 1 to ${assistantLimits.text} characters`;
const KEY_MAX = 400;
const LABEL_MAX = 200;

class ShownCondition {
  @OneLine()
  @MaxLength(LABEL_MAX)
  @IsString()
  id!: string;

  @OneLine()
  @MaxLength(LABEL_MAX)
  @IsString()
  label!: string;
}

/** A message that was not kept, with what its answer showed and follow-ups refer to. */
export class EarlierMessage {
  @OneLine()
  @Length(1, assistantLimits.text, { message: TEXT })
  @IsString({ message: TEXT })
  text!: string;

  @IsOptional()
  @OneLine()
  @MaxLength(assistantLimits.page)
  @IsString()
  page?: string;

  /** The slugs of the last list of cities, in its order. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(assistantLimits.shown)
  @MaxLength(LABEL_MAX, { each: true })
  @IsString({ each: true })
  cities?: string[];

  /** The conditions of its search. */
  @IsOptional()
  @NestedList(ShownCondition, assistantLimits.shown, 0)
  conditions?: ShownCondition[];
}

/** The body of `PUT /api/assistant/conversations/:id/messages/:message`. */
export class AssistantMessageRequest {
  @OneLine()
  @Length(1, assistantLimits.text, { message: TEXT })
  @IsString({ message: TEXT })
  text!: string;

  /** The path of the page that the message is about, such as a city's. */
  @IsOptional()
  @OneLine()
  @MaxLength(assistantLimits.page)
  @IsString()
  page?: string;

  /** The id of the trip that is open. */
  @IsOptional()
  @IsUUID()
  trip?: string;

  /** False: nothing of the message is stored. Follow-ups then refer to `earlier`. */
  @IsOptional()
  @IsBoolean()
  keep?: boolean;

  /** The messages before one that is not kept, oldest first. */
  @IsOptional()
  @NestedList(EarlierMessage, assistantLimits.memory, 0)
  earlier?: EarlierMessage[];
}

/** The query of lists of conversations and messages. */
export class AssistantListQuery {
  /** The `nextKey` of the previous page. */
  @IsOptional()
  @OneLine()
  @MaxLength(KEY_MAX)
  @IsString()
  after?: string;
}
