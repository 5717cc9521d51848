import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, Matches } from 'class-validator';
import { liveLimits } from '../live.js';
import { TOPIC_CODE } from './connect.js';
import { ListText } from './fields.js';

/** The query of `GET /api/connect/live`. */
export class LiveQuery {
  /** The codes of the topics that the browser shows. */
  @IsOptional()
  @ListText()
  @ArrayUnique()
  @Matches(TOPIC_CODE, { each: true })
  @ArrayMaxSize(liveLimits.topics)
  @IsArray()
  topics?: string[];
}
