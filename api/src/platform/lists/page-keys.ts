import { createHmac, timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@wanderwork/contracts';
import { badRequest } from '../errors/app-error.js';

/** Where a page ended: the last row's sort value as text, and by what the row is known, its id or slug. */
export interface Place {
  value: string;
  id: string;
}

const SEAL_BYTES = 16;

const pageKeyInvalid = () =>
  badRequest(
    errorCodes.pageKeyInvalid,
    'This page key does not belong to this list. Start from the first page.',
  );

/**
 * Page keys of lists. A key is sealed together with the list it belongs to (sort and filters), so that a
 * changed key, or the key of another list, is refused and never answers a wrong page.
 */
export class PageKeys {
  constructor(private readonly secret: string) {}

  write(list: string, { value, id }: Place): string {
    const place = JSON.stringify([value, id]);
    return Buffer.concat([this.seal(list, place), Buffer.from(place)]).toString('base64url');
  }

  read(list: string, key: string): Place {
    const bytes = Buffer.from(key, 'base64url');
    const place = bytes.subarray(SEAL_BYTES).toString();
    const seal = this.seal(list, place);
    const genuine = bytes.length > SEAL_BYTES && timingSafeEqual(seal, bytes.subarray(0, SEAL_BYTES));
    if (!genuine || bytes.toString('base64url') !== key) throw pageKeyInvalid();
    const [value, id] = JSON.parse(place) as [string, string];
    return { value, id };
  }

  private seal(list: string, place: string): Buffer {
    return createHmac('sha256', this.secret)
      .update(`page\0${list}\0${place}`)
      .digest()
      .subarray(0, SEAL_BYTES);
  }
}
