import { IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { assistantLimits } from '../assistant.js';
import { OneLine } from './decorators.js';

const TEXT = `Please write 1 to ${assistantLimits.text} characters`;
const KEY_MAX = 400;

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
