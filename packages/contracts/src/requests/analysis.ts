import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsString,
  Length,
} from 'class-validator';
import { ANALYSIS_CITIES_MAX } from '../analysis.js';
import type { IrexPreferences } from '../irex.js';
import { SLUG_MAX } from './cities.js';
import { IrexPreferencesRequest } from './irex.js';
import { Nested, NoControlCharacters } from './decorators.js';

const COUNT = `Please name one to ${ANALYSIS_CITIES_MAX} cities`;

/** The body of `POST /api/analysis`. */
export class AnalysisRequest {
  @NoControlCharacters({ each: true, message: COUNT })
  @Length(1, SLUG_MAX, { each: true, message: COUNT })
  @IsString({ each: true, message: COUNT })
  @ArrayUnique({ message: 'Please name each city once' })
  @ArrayMaxSize(ANALYSIS_CITIES_MAX, { message: COUNT })
  @ArrayMinSize(1, { message: COUNT })
  @IsArray({ message: COUNT })
  cities!: string[];

  /** The reader's own preferences, if the analysis should use them. */
  @IsOptional()
  @Nested(IrexPreferencesRequest)
  // eslint-disable-next-line names/no-retired-words -- a field of the wire format
  wishes?: IrexPreferences | null;
}
