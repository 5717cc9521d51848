import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Config } from '../../../platform/config/index.js';
import { RecoveryCode } from '../entities/recovery-code.entity.js';

const CODE_COUNT = 10;
const CODE_LENGTH = 10;
/** Without characters that look alike. Ten of them carry 49 bits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const pickCharacter = () => ALPHABET[randomInt(ALPHABET.length)] as string;

/** Formatted as `ABCDE-FGHJK`. */
const createCode = () => Array.from({ length: CODE_LENGTH }, pickCharacter).join('').replace(/^.{5}/, '$&-');

/** People type codes in any case, with or without the dash. */
const normalizeCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Codes for people who have lost their second factor. Each is shown once, stored as a hash and works once. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    @InjectRepository(RecoveryCode) private readonly codes: Repository<RecoveryCode>,
    private readonly config: Config,
  ) {}

  countLeft(userId: string, manager = this.codes.manager): Promise<number> {
    return manager.countBy(RecoveryCode, { userId });
  }

  /** Replaces all codes of the account and returns the new ones. */
  async renew(userId: string, manager: EntityManager): Promise<string[]> {
    const codes = Array.from({ length: CODE_COUNT }, createCode);
    await this.remove(userId, manager);
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ userId, codeHash: this.hash(userId, code) })),
    );
    return codes;
  }

  /** Uses up the code; false when it is not one of this person's. */
  async consume(userId: string, code: string): Promise<boolean> {
    const { affected } = await this.codes.delete({ userId, codeHash: this.hash(userId, code) });
    return affected === 1;
  }

  async remove(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(RecoveryCode, { userId });
  }

  private hash(userId: string, code: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`recovery\0${userId}\0${normalizeCode(code)}`)
      .digest('base64url');
  }
}
