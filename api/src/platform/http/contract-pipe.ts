import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { errorCodes } from '@wanderwork/contracts';
import { fieldErrors } from '@wanderwork/contracts/requests';
import { badRequest } from '../errors/app-error.js';

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Turns a body or query into its request class, or answers 400 with every rule that it broke. */
@Injectable()
export class ContractPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      exceptionFactory: (errors) =>
        badRequest(errorCodes.validation, 'Please check the marked fields.', { errors: fieldErrors(errors) }),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const wholeBody = metadata.type === 'body' && metadata.data === undefined;
    if (wholeBody && value !== undefined && !isPlainObject(value)) {
      throw badRequest(errorCodes.malformed, 'Send one JSON object.');
    }
    return super.transform(value, metadata);
  }
}
