import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { messageBoxes, messageLimits, type MessageBox } from '../messages.js';
import { AfterQuery, ClientId } from './connect.js';
import { OneLine } from './decorators.js';
import { RequiredText } from './fields.js';

/** The body of `POST /api/connect/messages`: a request to `to`, or a message in `conversation`. */
export class MessageRequest {
  @ClientId()
  id!: string;

  /** A handle, for the first message. */
  @IsOptional()
  @OneLine()
  @MaxLength(40)
  @IsString()
  to?: string;

  @IsOptional()
  @IsUUID()
  conversation?: string;

  @RequiredText(1, messageLimits.text, 'Please write a message')
  text!: string;
}

/** The query of `GET /api/connect/messages`. */
export class ConversationListQuery extends AfterQuery {
  @IsOptional()
  @IsIn(messageBoxes)
  box?: MessageBox;
}

/** The body of `POST /api/connect/messages/:id/read`. */
export class MessagesReadRequest {
  /** The number of the last message that was read. */
  @Max(1_000_000)
  @Min(1)
  @IsInt()
  number!: number;
}

/** The body of `PUT /api/connect/messages/settings`. */
export class MessageSettingsRequest {
  @IsBoolean()
  isOn!: boolean;
}
