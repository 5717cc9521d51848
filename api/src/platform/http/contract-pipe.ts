import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { errorCodes, type FieldError } from '@wanderwork/contracts';
import type { ValidatorOptions } from 'class-validator';
import { fieldErrors } from '@wanderwork/contracts/requests';
import { badRequest } from '../errors/app-error.js';
import { isReadable, reservedPaths, withoutNulls } from './plain-fields.js';
import { gatherRulesOnce } from './rules-gathered-once.js';
import { keepsRules } from './rules-kept.js';

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a caller sent as a whole, and no single value of it. */
const isWhole = ({ type, data }: ArgumentMetadata): boolean =>
  (type === 'body' || type === 'query') && data === undefined;

const refusal = (errors: FieldError[]) =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', { errors });

const unknownField = (path: string): FieldError => ({
  path,
  rule: 'whitelistValidation',
  message: `property ${path} should not exist`,
});

/** Turns a body or query into its request class, or answers 400 with every rule that it broke. */
@Injectable()
export class ContractPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      exceptionFactory: (errors) => refusal(fieldErrors(errors)),
    });
    gatherRulesOnce();
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (!isWhole(metadata) || value === undefined) return super.transform(value, metadata);
    if (!isReadable(value)) throw badRequest(errorCodes.malformed, 'The request could not be read.');
    if (isPlainObject(value)) return super.transform(this.plain(value), metadata);
    if (metadata.type === 'body') throw badRequest(errorCodes.malformed, 'Send one JSON object.');
    return super.transform(value, metadata);
  }

  /** Which rules were broken is asked only where some were. */
  protected override validate(object: object, options?: ValidatorOptions) {
    return keepsRules(object) ? [] : super.validate(object, options);
  }

  private plain(fields: object): object {
    const reserved = reservedPaths(fields);
    if (reserved.length > 0) throw refusal(reserved.map(unknownField));
    return withoutNulls(fields);
  }
}
