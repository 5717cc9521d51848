import { Injectable, type OnModuleInit } from '@nestjs/common';
import { messageLimits } from '@wanderwork/contracts';
import { RepliesService } from '../community/index.js';
import { MessageOpeners } from './message-openers.js';

/** People who replied to each other lately may write to each other. */
@Injectable()
export class ReplyOpener implements OnModuleInit {
  constructor(
    private readonly openers: MessageOpeners,
    private readonly replies: RepliesService,
  ) {}

  onModuleInit(): void {
    this.openers.add({
      connects: (userId, otherId, database) =>
        this.replies.haveExchanged(userId, otherId, messageLimits.replyDays, database),
    });
  }
}
