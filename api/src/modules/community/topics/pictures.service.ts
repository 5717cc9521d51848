import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { paths, type ConnectPicture, type SessionUser } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { DAY_MS } from '../../../platform/durations.js';
import { toWebPicture, type WebPicture } from '../../../platform/pictures/web-picture.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { connectNotFound, DecisionsService } from '../../moderation/index.js';
import { PeopleRepository } from '../people/people.repository.js';
import { RightsService } from '../people/rights.service.js';

const MAX_PX = 2000;
const PORTRAIT_PX = 512;
const FOLDER = 'connect-pictures';
const toKey = (file: string) => `${FOLDER}/${file}`;

const FILE_NAME = /^[0-9a-f-]{36}-\d{1,5}x\d{1,5}\.webp$/;

/** A picture that neither a post nor a profile uses is deleted after this time. */
const GRACE_PERIOD_MS = DAY_MS;
const BATCH_SIZE = 500;

const findUnusedSql = (keys: readonly string[]) => sql`
  SELECT key FROM unnest(${keys}::text[]) AS stored (key)
  WHERE NOT EXISTS (SELECT FROM community_post_pictures WHERE file = split_part(stored.key, '/', 2))
    AND NOT EXISTS (SELECT FROM community_people WHERE picture = split_part(stored.key, '/', 2))`;

/** Pictures in posts, and portraits. The file name contains the size, so that pages can reserve the space. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly database: DataSource,
    private readonly storage: FileStorage,
    private readonly people: PeopleRepository,
    private readonly rights: RightsService,
    private readonly decisions: DecisionsService,
  ) {}

  async upload(user: SessionUser, body: unknown): Promise<ConnectPicture> {
    await this.rights.assertMayWrite(user);
    const picture = await toWebPicture(body, (original) =>
      original.resize(MAX_PX, MAX_PX, { fit: 'inside', withoutEnlargement: true }),
    );
    const { width, height } = picture;
    return { url: paths.api.connect.picture(await this.store(picture)), width, height };
  }

  /** Shows this picture on the person's profile, in place of the one before. */
  async setPortrait(user: SessionUser, body: unknown): Promise<void> {
    await this.rights.assertMayWrite(user);
    const portrait = await toWebPicture(body, (picture) =>
      picture.resize(PORTRAIT_PX, PORTRAIT_PX, { fit: 'cover' }),
    );
    const { person } = await this.rights.getWriter(user);
    await this.decisions.assertNotDecided('hide', 'person', user.id);
    await this.replacePortrait(person.userId, await this.store(portrait));
  }

  /** Goes back to the generated portrait. */
  resetPortrait({ id }: SessionUser): Promise<void> {
    return this.replacePortrait(id, null);
  }

  /** Deletes the file of a portrait, even if somebody showed it in a post. */
  async removePortrait(file: string): Promise<void> {
    await this.storage.remove(toKey(file));
  }

  private async replacePortrait(userId: string, file: string | null): Promise<void> {
    const before = await this.database.transaction((manager) =>
      this.people.setPicture(userId, file, manager),
    );
    if (before !== null) await this.removePortrait(before);
  }

  /** Returns the name of the file. */
  private async store({ bytes, width, height }: WebPicture): Promise<string> {
    const file = `${randomUUID()}-${width}x${height}.webp`;
    await this.storage.put(toKey(file), bytes);
    return file;
  }

  /** Throws when there is none. */
  async get(file: string): Promise<Buffer> {
    const bytes = FILE_NAME.test(file) ? await this.storage.get(toKey(file)) : null;
    if (bytes === null) throw connectNotFound();
    return bytes;
  }

  async removeOrphans(now = Date.now()): Promise<void> {
    const batch: string[] = [];
    for await (const key of this.storage.listOlderThan(new Date(now - GRACE_PERIOD_MS), FOLDER)) {
      batch.push(key);
      if (batch.length === BATCH_SIZE) await this.removeUnused(batch.splice(0));
    }
    await this.removeUnused(batch);
  }

  private async removeUnused(keys: string[]): Promise<void> {
    const rows = await readRows<{ key: string }>(this.database, findUnusedSql(keys));
    for (const { key } of rows) await this.storage.remove(key);
  }
}
