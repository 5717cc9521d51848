import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { EntryRules, IrexPreferences, PassportCode } from '@wanderwork/contracts';
import { unknownPassport } from '../irex.errors.js';

/** Written by `tools/data/entry-rules.mjs`. The path is valid from `src` and from `dist`. */
const FILE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../data/entry-rules.json');

interface EntryRulesFile {
  date: string;
  source: string;
  passports: Record<PassportCode, EntryRules['rules']>;
}

/** The entry rules of every passport, as they ship with the product. */
@Injectable()
export class EntryRulesService {
  private readonly byPassport: ReadonlyMap<PassportCode, EntryRules>;

  constructor() {
    const { date, source, passports } = JSON.parse(readFileSync(FILE, 'utf8')) as EntryRulesFile;
    this.byPassport = new Map(
      Object.entries(passports).map(([passport, rules]) => [passport, { passport, date, source, rules }]),
    );
  }

  listPassports(): PassportCode[] {
    return [...this.byPassport.keys()];
  }

  /** Throws 404 for an unknown passport. */
  get(passport: PassportCode): EntryRules {
    const rules = this.byPassport.get(passport);
    if (!rules) throw unknownPassport();
    return rules;
  }

  /** The rules of the preferred passport; null without one. */
  findFor({ passport }: IrexPreferences): EntryRules | null {
    return (passport !== null && this.byPassport.get(passport)) || null;
  }
}
