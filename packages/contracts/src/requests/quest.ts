import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
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
import {
  QUEST_DEPARTURES,
  questDifficulties,
  questModes,
  questPassports,
  questProfessions,
  type QuestDifficulty,
  type QuestMode,
  type QuestNationality,
  type QuestProfession,
} from '../quest.js';
import { applyDecorators, Nested, OneLine } from './decorators.js';
import { CalendarDate } from './fields.js';

const SEED_BELOW = 2 ** 31;
const KEY_MAX = 400;
const CARDS_MAX = 500;

/** A signed 32-bit integer. */
const Seed = () => applyDecorators(Max(SEED_BELOW - 1), Min(-SEED_BELOW), IsInt());

export class QuestHeaderRequest {
  @Max(1000)
  @Min(0)
  @IsInt()
  schema!: number;

  @Max(1000)
  @Min(0)
  @IsInt()
  engine!: number;

  @Matches(/^[\w.-]{1,40}$/)
  content!: string;

  @Matches(/^[\w.-]{1,40}$/)
  data!: string;
}

/** The seeds of a run that was started offline; such runs are on no board. */
export class QuestOwnSeed {
  @Seed()
  a!: number;

  @Seed()
  b!: number;
}

/** The body of `POST /api/quest/runs`. */
export class QuestBeginRequest {
  /** Created by the browser, so that repeating the request starts no second run. */
  @IsOptional()
  @IsUUID()
  id?: string;

  @IsIn(questModes)
  mode!: QuestMode;

  @IsIn(questDifficulties)
  difficulty!: QuestDifficulty;

  @Nested(QuestHeaderRequest)
  header!: QuestHeaderRequest;

  /** The day of a ranked Daily Dash, today or yesterday. Its home and passport are the same for everyone. */
  @IsOptional()
  @CalendarDate('Please name a day')
  date?: string;

  @IsOptional()
  @Matches(/^[a-z0-9-]{1,100}$/)
  home?: string;

  @IsOptional()
  @IsIn(questPassports)
  passport?: QuestNationality;

  @IsOptional()
  @IsIn(questProfessions)
  profession?: QuestProfession;

  @IsOptional()
  @Max(QUEST_DEPARTURES)
  @Min(0)
  @IsInt()
  departure?: number;

  /** The run starts on the first day of this month, 0 for January. Ignored in modes with a common start. */
  @IsOptional()
  @Max(11)
  @Min(0)
  @IsInt()
  month?: number;

  @IsOptional()
  @Nested(QuestOwnSeed)
  seed?: QuestOwnSeed;

  /** Only with a `seed`: the cards that the player had seen. Otherwise the server knows them from the passport. */
  @IsOptional()
  @Matches(/^[\w-]{1,60}$/, { each: true })
  @ArrayMaxSize(CARDS_MAX)
  @IsArray()
  met?: string[];

  /** Only with a `seed`: the version of the rules with which the run was started. */
  @IsOptional()
  @Max(1000)
  @Min(1)
  @IsInt()
  rulesVersion?: number;
}

/** A whole log as written by the engine's `writeLog`. The server limits its length (413). */
class QuestLog {
  @Matches(/^[a-z0-9. ]*$/, { message: 'Please send a log as the game writes it' })
  @IsString()
  log!: string;

  /** The header of the run. */
  @Nested(QuestHeaderRequest)
  header!: QuestHeaderRequest;
}

/** The body of `PUT /api/quest/runs/:id/log`. */
export class QuestLogRequest extends QuestLog {
  /** The log on the server that this one replaces, as chosen after `quest.diverged`. */
  @IsOptional()
  @Matches(/^[a-z0-9. ]*$/)
  @IsString()
  instead?: string;
}

/** The body of `POST /api/quest/runs/:id/finish`: the complete log. */
export class QuestFinishRequest extends QuestLog {}

/** The body of `POST /api/quest/daily/:date/commit`: the log up to the end of `week` (0 is the first). */
export class QuestCommitRequest extends QuestLog {
  @Max(2)
  @Min(0)
  @IsInt()
  week!: number;
}

export class QuestPlayerRequest {
  @IsBoolean()
  named!: boolean;
}

export class QuestBoardQuery {
  /** The `nextKey` of the previous page. */
  @IsOptional()
  @OneLine()
  @MaxLength(KEY_MAX)
  @IsString()
  cursor?: string;
}

export class AdminQuestFlagQuery {
  /** The `nextKey` of the previous page. */
  @IsOptional()
  @IsUUID()
  after?: string;
}
