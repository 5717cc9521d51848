import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Config } from '../../../platform/config/index.js';
import { RecoveryCode } from '../entities/recovery-code.entity.js';

const CODE_COUNT = 10;
const CODE_LENGTH = 10;
/** Without those that look like others; 49 bits a code. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const pickCharacter = () => ALPHABET[randomInt(ALPHABET.length)] as string;

/** `ABCDE-FGHJK`. */
const createCode = () => Array.from({ length: CODE_LENGTH }, pickCharacter).join('').replace(/^.{5}/, '$&-');

/** As people type it: in any case, with or without the dash. */
const normalizeCode = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Ways in for whoever has lost the second factor: shown once, kept as hashes, each good for once. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    @InjectRepository(RecoveryCode) private readonly codes: Repository<RecoveryCode>,
    private readonly config: Config,
  ) {}

  countLeft(userId: string, manager = this.codes.manager): Promise<number> {
    return manager.countBy(RecoveryCode, { userId });
  }

  /** New ones in place of all before. */
  async renew(userId: string, manager: EntityManager): Promise<string[]> {
    const codes = Array.from({ length: CODE_COUNT }, createCode);
    await this.remove(userId, manager);
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ userId, codeHash: this.hash(userId, code) })),
    );
    return codes;
  }

  /** Whether it was one of theirs; it is none any more. */
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
