import { Injectable } from '@nestjs/common';
import {
  paths,
  type CityBatchDetail,
  type Page,
  type QueuedCorrection,
  type SessionUser,
  type Source,
} from '@wanderwork/contracts';
import type { NewSourceRequest, TakeCorrectionRequest } from '@wanderwork/contracts/requests';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import { findFigure } from '../../cities/index.js';
import { CityBatchesService, CityEditorService } from '../../city-data/index.js';
import { connectNotFound } from '../../moderation/index.js';
import { correctionDecided, invalidField } from '../community.errors.js';
import { PeopleRepository } from '../people/people.repository.js';
import { PlacesRepository } from '../places/places.repository.js';
import { toTopicSlug } from '../topics/post-text.js';
import { toCorrection } from '../topics/corrections.service.js';
import { CorrectionOutcomesService } from './correction-outcomes.service.js';
import { QueuedCorrectionsRepository, type QueuedRow } from './queued-corrections.repository.js';

const PAGE_SIZE = 30;
/** Totals beyond this are reported as "more than". */
const MAX_COUNTED = 300;
const LIST = 'corrections';
const SOURCE_ID_LENGTH = 50;

const toSource = ({ title, licence }: NewSourceRequest, url: string): Source => ({
  ...{ title, licence, url },
  id: toTopicSlug(`${new URL(url).host} ${title}`).slice(0, SOURCE_ID_LENGTH),
  attribution: title,
});

/** The queue of the city editor: what members propose, and what becomes of it. */
@Injectable()
export class CorrectionQueueService {
  constructor(
    private readonly queue: QueuedCorrectionsRepository,
    private readonly people: PeopleRepository,
    private readonly places: PlacesRepository,
    private readonly editor: CityEditorService,
    private readonly batches: CityBatchesService,
    private readonly outcomes: CorrectionOutcomesService,
    private readonly pageKeys: PageKeys,
  ) {}

  async list(after: string | undefined): Promise<Page<QueuedCorrection>> {
    const place = after === undefined ? null : this.pageKeys.read(LIST, after);
    const [rows, total] = await Promise.all([
      this.queue.list(place, PAGE_SIZE),
      this.queue.count(MAX_COUNTED),
    ]);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      items: await this.toQueued(shown),
      nextKey: last ? this.pageKeys.write(LIST, { value: last.place, id: last.topicId }) : null,
      ...(total > MAX_COUNTED ? { total: MAX_COUNTED, totalIs: 'over' } : { total }),
    };
  }

  /** Plans a batch with the proposed figure, which an admin then applies like any other. */
  async take(admin: SessionUser, id: string, request: TakeCorrectionRequest): Promise<CityBatchDetail> {
    const row = await this.getWaiting(id);
    const { city, figure, value, year, source: url, code } = row;
    const { grade, source, newSource, note = '' } = request;
    const added = newSource ? [toSource(newSource, url)] : [];
    if (added.length === 0 && !source) throw invalidField('source', 'Please choose the source');
    const edit = { cell: figure, value, year, grade, note, source: added[0]?.id ?? source!, seen: '' };
    const batch = await this.editor.plan(
      city,
      { changes: [edit], reason: `Correction from Connect, topic ${code}` },
      added,
      admin,
    );
    if (await this.queue.take(id, batch.id)) return batch;
    await this.batches.discard(batch.id, null);
    throw correctionDecided();
  }

  async decline(id: string, reason: string): Promise<void> {
    await this.getWaiting(id);
    if (!(await this.outcomes.decline(id, reason))) throw correctionDecided();
  }

  private async getWaiting(id: string): Promise<QueuedRow> {
    const row = await this.queue.findWaiting(id);
    if (!row) throw connectNotFound();
    return row;
  }

  private async toQueued(rows: readonly QueuedRow[]): Promise<QueuedCorrection[]> {
    const [cities, people, current] = await Promise.all([
      this.places.findCities(rows.map(({ city }) => city)),
      this.people.findSummaries(rows.flatMap(({ authorId }) => authorId ?? [])),
      this.editor.findFigures(rows),
    ]);
    return rows.map((row, index) => {
      const finder = row.authorId === null ? undefined : people.get(row.authorId);
      return {
        ...toCorrection(row, cities.get(row.city)?.name ?? row.city),
        id: row.topicId,
        topic: { title: row.title, path: paths.web.connectTopic(row.code, row.slug) },
        finder: finder ? { handle: finder.handle, name: finder.name } : null,
        writtenAt: row.createdAt.toISOString(),
        unit: findFigure(row.figure)?.unit ?? null,
        current: current[index] ?? null,
        batch: row.batchId,
      };
    });
  }
}
