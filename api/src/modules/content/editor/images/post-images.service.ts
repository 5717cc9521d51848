import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { errorCodes, paths, type PostImage } from '@wanderwork/contracts';
import { notFound } from '../../../../platform/errors/app-error.js';
import { toWebPicture } from '../../../../platform/pictures/web-picture.js';
import { FileStorage } from '../../../../platform/storage/file-storage.js';

/** Twice the width of the text column, for high-density screens. */
const MAX_WIDTH_PX = 1600;
const MAX_HEIGHT_PX = 2400;

/** The folder in the storage. */
export const POST_IMAGES_FOLDER = 'post-images';
const toKey = (file: string) => `${POST_IMAGES_FOLDER}/${file}`;

const FILE_NAME = /^[0-9a-f-]{36}-\d{1,5}x\d{1,5}\.webp$/;

/** Images in posts. The file name contains the size, so that pages can reserve the space. */
@Injectable()
export class PostImagesService {
  constructor(private readonly storage: FileStorage) {}

  async upload(body: unknown): Promise<PostImage> {
    const { bytes, width, height } = await toWebPicture(body, (picture) =>
      picture.resize(MAX_WIDTH_PX, MAX_HEIGHT_PX, { fit: 'inside', withoutEnlargement: true }),
    );
    const file = `${randomUUID()}-${width}x${height}.webp`;
    await this.storage.put(toKey(file), bytes);
    return { url: paths.api.postImage(file), width, height };
  }

  /** Throws when there is none. */
  async get(file: string): Promise<Buffer> {
    const bytes = FILE_NAME.test(file) ? await this.storage.get(toKey(file)) : null;
    if (bytes === null) throw notFound(errorCodes.pictureNotFound, 'There is no such picture.');
    return bytes;
  }
}
