import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsString, isISO8601, Length, Matches, ValidateBy } from 'class-validator';

const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

const LINE_MESSAGE = 'must be words on one line';

/** Words on one line, without signs that no table keeps. */
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

/** A part of an address. */
export const IsSlug = (max: number) => applyDecorators(Matches(SLUG_PATTERN), Length(3, max), IsString());

export const IsSlugArray = (maxItems: number, max: number) =>
  applyDecorators(
    Matches(SLUG_PATTERN, { each: true }),
    Length(2, max, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(maxItems),
    IsArray(),
  );

/** A real day of this century: the forms of ISO 8601 have more, and years that neither a table nor a calendar has. */
export const IsDay = () =>
  ValidateBy({
    name: 'isDay',
    validator: {
      validate: (value) => typeof value === 'string' && DAY.test(value) && isISO8601(value, { strict: true }),
      defaultMessage: () => 'must be a real day like 2027-01-31',
    },
  });
