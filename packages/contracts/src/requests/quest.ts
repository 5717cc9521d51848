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
import { applyDecorators } from './apply-decorators.js';
import { CalendarDate } from './fields.js';
import { Nested } from './nested.js';
import { OneLine } from './one-line.js';

const SEED_BELOW = 2 ** 31;
const KEY_MAX = 400;
const CARDS_MAX = 500;

/** A number of 32 bits. */
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

/** Seeds of a run that was begun without the network; on no board. */
export class QuestOwnSeed {
  @Seed()
  a!: number;

  @Seed()
  b!: number;
}

/** The body of `POST /api/quest/runs`. */
export class QuestBeginRequest {
  /** Made by the browser, so that asking again begins no second run. */
  @IsOptional()
  @IsUUID()
  id?: string;

  @IsIn(questModes)
  mode!: QuestMode;

  @IsIn(questDifficulties)
  difficulty!: QuestDifficulty;

  @Nested(QuestHeaderRequest)
  header!: QuestHeaderRequest;

  /** Of a ranked Daily Dash: its day, today or yesterday. Its home and passport are the same for everybody. */
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

  /** On whose first day it begins, 0 for January. Where all have the same start, its day or week says so. */
  @IsOptional()
  @Max(11)
  @Min(0)
  @IsInt()
  month?: number;

  @IsOptional()
  @Nested(QuestOwnSeed)
  seed?: QuestOwnSeed;

  /** With a seed of its own: the cards that its player had met. Else the server knows them from the passport. */
  @IsOptional()
  @Matches(/^[\w-]{1,60}$/, { each: true })
  @ArrayMaxSize(CARDS_MAX)
  @IsArray()
  met?: string[];
}

/** A whole log as the engine's `writeLog` writes it. How long it may be is the server's word: 413. */
class QuestLog {
  @Matches(/^[a-z0-9. ]*$/, { message: 'Please send a log as the game writes it' })
  @IsString()
  log!: string;

  /** Of what it was played on: the run's own. */
  @Nested(QuestHeaderRequest)
  header!: QuestHeaderRequest;
}

/** The body of `PUT /api/quest/runs/:id/log`. */
export class QuestLogRequest extends QuestLog {
  /** The log that the server has and that this one is to take the place of: the choice after `quest.diverged`. */
  @IsOptional()
  @Matches(/^[a-z0-9. ]*$/)
  @IsString()
  instead?: string;
}

/** The body of `POST /api/quest/runs/:id/finish`: the log to its end. */
export class QuestFinishRequest extends QuestLog {}

/** The body of `POST /api/quest/daily/:date/commit`: the log to the end of week `week`, which is the first at 0. */
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
  /** `nextKey` of the page before. */
  @IsOptional()
  @OneLine()
  @MaxLength(KEY_MAX)
  @IsString()
  cursor?: string;
}

export class AdminQuestFlagQuery {
  /** `nextKey` of the page before. */
  @IsOptional()
  @IsUUID()
  after?: string;
}
