import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveEventsRepository, NotificationsService } from '../../notifications/index.js';
import { POST_SOURCE } from './post-notifications.js';
import { toTopicCode } from './post-text.js';
import type { PostRow } from './posts.repository.js';

/** Announces posts that everybody can read from now on: to those whom they concern, and to those who read the topic. */
@Injectable()
export class PostAnnouncements {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly liveEvents: LiveEventsRepository,
  ) {}

  async announce(
    { id, topicId, number, authorId }: Pick<PostRow, 'id' | 'topicId' | 'number' | 'authorId'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.notifications.enqueue({ source: POST_SOURCE, sourceId: id, actorId: authorId }, manager);
    if (number > 1)
      await this.liveEvents.addReply({ topic: toTopicCode(topicId), number, actorId: authorId }, manager);
  }
}
