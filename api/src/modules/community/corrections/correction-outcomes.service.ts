import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PeopleRepository } from '../people/people.repository.js';
import { PlacesRepository } from '../places/places.repository.js';
import { toCorrection } from '../topics/corrections.service.js';
import type { CorrectionRow } from '../topics/corrections.repository.js';
import { TopicsRepository } from '../topics/topics.repository.js';
import { QueuedCorrectionsRepository } from './queued-corrections.repository.js';
import { TeamRepliesService } from './team-replies.service.js';

const ROLLED_BACK =
  'We took this change back for now, so our data shows the earlier figure again. We’ll check the correction once more.';

const formatApplied = (correction: CorrectionRow, cityName: string, handle: string | undefined): string => {
  const { label, proposed, year } = toCorrection(correction, cityName);
  const finder = handle === undefined ? 'A former member' : `@${handle}`;
  return `We checked this and updated our data. ${label} in ${cityName} is now ${proposed} (${year}). ${finder} found it. Thank you!`;
};

/** Tells the topic of a correction what became of it. */
@Injectable()
export class CorrectionOutcomesService {
  constructor(
    private readonly database: DataSource,
    private readonly people: PeopleRepository,
    private readonly places: PlacesRepository,
    private readonly topics: TopicsRepository,
    private readonly queue: QueuedCorrectionsRepository,
    private readonly replies: TeamRepliesService,
  ) {}

  /** After batches were applied or rolled back, here or on the command line. */
  async settleAll(): Promise<void> {
    for (const topicId of await this.queue.listUnsettled())
      await this.database.transaction((manager) => this.settle(topicId, manager));
  }

  /** Returns false if somebody else took or declined it meanwhile. */
  decline(topicId: string, reason: string): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      if (!(await this.queue.decline(topicId, reason, manager))) return false;
      const text = `We checked this and didn’t change our data: ${reason}`;
      await this.replies.reply(topicId, { occasion: 'declined', text, mentions: new Map() }, manager);
      return true;
    });
  }

  /** Locks the finder first, so that an erasure comes before the reply or finds it. */
  private async settle(topicId: string, manager: EntityManager): Promise<void> {
    const finder = await this.lockFinder(topicId, manager);
    const correction = await this.queue.lockUnsettled(topicId, manager);
    if (!correction) return;
    const { outcome, batchId, city } = correction;
    await this.queue.settle(topicId, outcome, manager);
    // The topic was never told that the batch had been applied.
    if (outcome === 'rolled-back' && correction.appliedAt === null) return;
    const isApplied = outcome === 'applied';
    const cities = await this.places.findCities([city]);
    const text = isApplied
      ? formatApplied(correction, cities.get(city)?.name ?? city, [...finder.keys()][0])
      : ROLLED_BACK;
    const mentions = isApplied ? finder : new Map<string, string>();
    await this.replies.reply(topicId, { occasion: `${outcome} ${batchId}`, text, mentions }, manager);
  }

  private async lockFinder(topicId: string, manager: EntityManager): Promise<Map<string, string>> {
    const authorId = (await this.topics.find(topicId, manager))?.authorId ?? null;
    const person = authorId === null ? null : await this.people.find(authorId, manager);
    if (!person) return new Map();
    return this.people.keepMentioned(new Map([[person.handle, person.userId]]), manager);
  }
}
