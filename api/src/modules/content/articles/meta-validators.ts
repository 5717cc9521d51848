import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsString, isISO8601, Length, Matches, ValidateBy } from 'class-validator';

const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

const LINE_MESSAGE = 'must be words on one line';

/** A single line without control characters. */
export const IsLine = (min: number, max: number) =>
  applyDecorators(Matches(ONE_LINE, { message: LINE_MESSAGE }), Length(min, max), IsString());

export const IsLineArray = (maxItems: number, min: number, max: number) =>
  applyDecorators(
    Matches(ONE_LINE, { each: true, message: LINE_MESSAGE }),
    Length(min, max, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(maxItems),
    IsArray(),
  );

/** A URL path segment. */
export const IsSlug = (max: number) => applyDecorators(Matches(SLUG_PATTERN), Length(3, max), IsString());

export const IsSlugArray = (maxItems: number, max: number) =>
  applyDecorators(
    Matches(SLUG_PATTERN, { each: true }),
    Length(2, max, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(maxItems),
    IsArray(),
  );

/** A real day of this century as `YYYY-MM-DD`. ISO 8601 alone would allow week dates and years out of range. */
export const IsDay = () =>
  ValidateBy({
    name: 'isDay',
    validator: {
      validate: (value) => typeof value === 'string' && DAY.test(value) && isISO8601(value, { strict: true }),
      defaultMessage: () => 'must be a real day like 2027-01-31',
    },
  });
