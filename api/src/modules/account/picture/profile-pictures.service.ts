import { createHmac, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { paths } from '@wanderwork/contracts';
import { Repository } from 'typeorm';
import { Config } from '../../../platform/config/index.js';
import { readRow, sql } from '../../../platform/database/sql.js';
import { toWebPicture } from '../../../platform/pictures/web-picture.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { UsersService } from '../../auth/index.js';
import { pictureMissing } from '../account.errors.js';
import { ProfileRow } from '../entities/profile.entity.js';
import { ProfilesService } from '../profiles.service.js';

/**
 * Sets the key and returns the previous one to exactly one caller, so that simultaneous uploads leave no file behind.
 */
const swapKeySql = (userId: string, key: string | null) => sql`
  UPDATE profiles SET picture_key = ${key}, updated_at = now()
  FROM (SELECT picture_key AS old FROM profiles WHERE user_id = ${userId} FOR UPDATE) AS existing
  WHERE user_id = ${userId} RETURNING existing.old`;

/** Width and height of a stored picture, in pixels. */
const SIZE_PX = 512;

/** The folder of the pictures in the storage. */
export const PICTURES_FOLDER = 'pictures';
const toKey = (file: string) => `${PICTURES_FOLDER}/${file}`;

/** Profile pictures: uploaded by the person or generated. */
@Injectable()
export class ProfilePicturesService {
  constructor(
    @InjectRepository(ProfileRow) private readonly rows: Repository<ProfileRow>,
    private readonly profiles: ProfilesService,
    private readonly users: UsersService,
    private readonly storage: FileStorage,
    private readonly config: Config,
  ) {}

  /** Each upload gets its own address, so that the picture at an address never changes. */
  async upload(userId: string, bytes: unknown): Promise<{ pictureUrl: string }> {
    const picture = await toWebPicture(bytes, (image) => image.resize(SIZE_PX, SIZE_PX, { fit: 'cover' }));
    const file = `${randomUUID()}.webp`;
    await this.storage.put(toKey(file), picture.bytes);
    return { pictureUrl: await this.setPicture(userId, paths.api.picture(file), toKey(file)) };
  }

  async generate(userId: string): Promise<{ pictureUrl: string }> {
    return { pictureUrl: await this.setPicture(userId, paths.api.art.person(this.getSeed(userId)), null) };
  }

  async remove(userId: string): Promise<void> {
    await this.setPicture(userId, null, null);
  }

  /** Throws when there is no such picture. */
  async get(file: string): Promise<Buffer> {
    const bytes = /^[0-9a-f-]{36}\.webp$/.test(file) ? await this.storage.get(toKey(file)) : null;
    if (bytes === null) throw pictureMissing();
    return bytes;
  }

  private async setPicture<Url extends string | null>(
    userId: string,
    url: Url,
    key: string | null,
  ): Promise<Url> {
    await this.profiles.update(userId, {});
    // In one transaction, so that after two simultaneous changes the stored file is the one that the account shows.
    const oldKey = await this.rows.manager.transaction(async (manager) => {
      const row = await readRow<{ old: string | null }>(manager, swapKeySql(userId, key));
      await this.users.setPicture(userId, url, manager);
      return row?.old ?? null;
    });
    if (oldKey !== null) await this.storage.remove(oldKey);
    return url;
  }

  /** The same seed for a person every time, without revealing their id. */
  private getSeed(userId: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`portrait\0${userId}`)
      .digest('hex')
      .slice(0, 24);
  }
}
