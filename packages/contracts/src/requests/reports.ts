import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  Length,
  MaxLength,
} from 'class-validator';
import { temperatureUnits, type TemperatureUnit } from '../account.js';
import {
  REPORT_CITIES_MAX,
  reportFormats,
  reportSections,
  type ReportFormat,
  type ReportSection,
} from '../reports.js';
import { SLUG_MAX } from './cities.js';
import { IrexPreferencesRequest } from './irex.js';
import { Nested, NoControlCharacters, OneLine } from './decorators.js';

/** The query of `GET /api/cities/:slug/analytics`. */
export class AnalyticsQuery {
  /** The city with which the costs are compared. */
  @IsOptional()
  @OneLine()
  @MaxLength(SLUG_MAX)
  @IsString()
  home?: string;
}

const COUNT = `Please name 1 to ${REPORT_CITIES_MAX} cities`;
const SECTIONS = 'Please choose at least one section';

/** The body of `POST /api/reports`. */
export class ReportRequest {
  @NoControlCharacters({ each: true, message: COUNT })
  @Length(1, SLUG_MAX, { each: true, message: COUNT })
  @ArrayUnique({ message: 'Please name each city once' })
  @ArrayMaxSize(REPORT_CITIES_MAX, { message: COUNT })
  @ArrayMinSize(1, { message: COUNT })
  @IsArray({ message: COUNT })
  cities!: string[];

  @IsIn(reportSections, { each: true, message: SECTIONS })
  @ArrayUnique({ message: SECTIONS })
  @ArrayMinSize(1, { message: SECTIONS })
  @IsArray({ message: SECTIONS })
  sections!: ReportSection[];

  @IsIn(reportFormats, { message: 'A report is a PDF or a CSV' })
  format!: ReportFormat;

  /** The reader's preferences, whose score is shown beside the published one. */
  @IsOptional()
  @Nested(IrexPreferencesRequest)
  // eslint-disable-next-line names/no-retired-words -- a field of the wire format
  wishes?: IrexPreferencesRequest | null;

  /** The unit in a PDF; default: the account's. A CSV keeps the unit of its source. */
  @IsOptional()
  @IsIn(temperatureUnits, { message: 'Temperatures are in °C or °F' })
  temperatureUnit?: TemperatureUnit;
}
