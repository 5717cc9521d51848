import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsString, isISO8601, Length, Matches, ValidateBy } from 'class-validator';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

const WORDS = 'must be words on one line';

/** Words on one line, without signs that no table keeps. */
export const Line = (least: number, most: number) =>
  applyDecorators(Matches(ONE_LINE, { message: WORDS }), Length(least, most), IsString());

export const Lines = (count: number, least: number, most: number) =>
  applyDecorators(
    Matches(ONE_LINE, { each: true, message: WORDS }),
    Length(least, most, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(count),
    IsArray(),
  );

/** A part of an address. */
export const Slug = (most: number) => applyDecorators(Matches(SLUG), Length(3, most), IsString());

export const Slugs = (count: number, most: number) =>
  applyDecorators(
    Matches(SLUG, { each: true }),
    Length(2, most, { each: true }),
    IsString({ each: true }),
    ArrayMaxSize(count),
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
