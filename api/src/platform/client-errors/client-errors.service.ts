import { inWords, retention } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import type { ClientErrorRequest } from '@wanderwork/contracts/requests';
import { Repository } from 'typeorm';
import { newId } from '../database/ids.js';
import { quietly } from '../database/quietly.js';
import { HOUR_MS } from '../durations.js';
import { ClientError } from './client-error.entity.js';

const KEPT = inWords(retention.clientErrors);
const SWEEP_MS = 6 * HOUR_MS;

@Injectable()
export class ClientErrorsService {
  constructor(@InjectRepository(ClientError) private readonly errors: Repository<ClientError>) {}

  async record({ message, stack, path, release }: ClientErrorRequest): Promise<void> {
    await this.errors.insert({ id: newId(), message, stack: stack ?? null, path, release: release ?? null });
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    await quietly(
      this.errors.query(`DELETE FROM client_errors WHERE created_at < now() - $1::interval`, [KEPT]),
    );
  }
}
