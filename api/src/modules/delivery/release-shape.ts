import 'reflect-metadata';
import {
  RELEASE_SCHEMA,
  remoteNames,
  remoteSlots,
  type Release,
  type ReleaseRoute,
} from '@wanderwork/contracts';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  Equals,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
  validateSync,
} from 'class-validator';
import { toFieldErrors } from '@wanderwork/contracts/requests';
import { IsIntegrityMap, RELEASE_FILE, RELEASE_VERSION } from './release-file.js';

/** Path segments and parameters, with an optional wildcard at the end; never the root, the API or the releases. */
const ROUTE_PATH = /^(?!\/(?:api|releases)(?:\/|$))(?:\/(?:[a-z0-9_-]+|:[a-z][a-zA-Z0-9]*))+(?:\/\*)?$/;
/** Empty before publishing, then a folder of this site or of another server. */
const BASE_URL = /^(?:|\/releases\/[a-z]+\/[^/?#\s]+\/|https?:\/\/[^/?#\s@]+\/(?:[^?#\s]*\/)?)$/;
const LOWEST_VERSION = /^\d+\.\d+\.\d+$/;
const FILES_MAX = 500;
const ROUTES_MAX = 100;

class RouteShape implements ReleaseRoute {
  @Matches(ROUTE_PATH)
  path!: string;

  @Length(1, 200)
  title!: string;

  @Length(1, 500)
  description!: string;

  @ArrayMaxSize(FILES_MAX)
  @Matches(RELEASE_FILE, { each: true })
  preload!: string[];

  @IsOptional()
  @IsBoolean()
  private?: boolean;
}

class RequirementsShape {
  @Matches(LOWEST_VERSION)
  platform!: string;

  @Matches(LOWEST_VERSION)
  ui!: string;
}

class ReleaseShape implements Release {
  @Equals(RELEASE_SCHEMA)
  schema!: typeof RELEASE_SCHEMA;

  @IsIn(remoteNames)
  name!: Release['name'];

  @Matches(RELEASE_VERSION)
  version!: string;

  @MaxLength(500)
  @Matches(BASE_URL)
  baseUrl!: string;

  @Matches(RELEASE_FILE)
  entry!: string;

  @IsIntegrityMap()
  integrity!: Record<string, string>;

  @ArrayMaxSize(FILES_MAX)
  @Matches(RELEASE_FILE, { each: true })
  preload!: string[];

  @ArrayMaxSize(ROUTES_MAX)
  @ValidateNested({ each: true })
  @Type(() => RouteShape)
  routes!: RouteShape[];

  @ArrayNotEmpty()
  @IsIn(remoteSlots, { each: true })
  @IsString({ each: true })
  slots!: Release['slots'];

  @ValidateNested()
  @Type(() => RequirementsShape)
  requires!: RequirementsShape;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The reasons why `value` is not a release of this schema, as sentences; empty if it is one. */
export const shapeProblems = (value: unknown): string[] => {
  if (!isObject(value)) return ['It is not an object.'];
  const shape = plainToInstance(ReleaseShape, value);
  const errors = validateSync(shape, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
  });
  return toFieldErrors(errors).map((error) => `${error.path}: ${error.message}`);
};

export const isRelease = (value: unknown): value is Release => shapeProblems(value).length === 0;
