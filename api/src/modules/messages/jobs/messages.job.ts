import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { ConversationsRepository } from '../conversations.repository.js';
import { MessageRequestsRepository } from '../message-requests.repository.js';

/** Deletes requests that nobody accepted, and later that they were sent. */
@Injectable()
export class MessagesJob {
  constructor(
    private readonly database: DataSource,
    private readonly conversations: ConversationsRepository,
    private readonly requests: MessageRequestsRepository,
  ) {}

  @Job({ name: 'messages-cleanup', everyMs: HOUR_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(this.conversations.removeOver(null, this.database));
    await ignoreDatabaseGone(this.requests.removeOld());
  }
}
