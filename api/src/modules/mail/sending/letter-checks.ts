import { Injectable } from '@nestjs/common';
import type { LetterData, LetterName } from '../letters/letter-data.js';

/** Looks at a letter just before it is sent: with what it lacks added, or null when it is not wanted any more. */
export type LetterCheck<Name extends LetterName> = (
  data: LetterData[Name],
  address: string,
) => Promise<LetterData[Name] | null>;

/** The checks that modules add in their `onModuleInit`, each for a letter of its own. */
@Injectable()
export class LetterChecks {
  private readonly checks = new Map<LetterName, LetterCheck<LetterName>>();

  add<Name extends LetterName>(name: Name, check: LetterCheck<Name>): void {
    this.checks.set(name, check as unknown as LetterCheck<LetterName>);
  }

  async passed<Name extends LetterName>(
    name: Name,
    data: LetterData[Name],
    address: string,
  ): Promise<LetterData[Name] | null> {
    const check = this.checks.get(name) as LetterCheck<Name> | undefined;
    return check ? check(data, address) : data;
  }
}
