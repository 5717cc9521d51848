import type { ArtQuery, SceneQuery, StampQuery } from '@wanderwork/contracts/requests';
import type { CoverPost } from '@wanderwork/art';
import { Injectable } from '@nestjs/common';
import { CityArtService } from '../modules/cities/index.js';
import { PostsService } from '../modules/content/index.js';
import { drawCity, drawCityStamp, drawPerson, drawPost } from './pictures.js';
import { renderSharedCover } from './shared-picture.js';

/** The cover of the hub itself, used when a post's own cover is unavailable. */
const HUB_COVER = { slug: 'wanderhub', category: null };

@Injectable()
export class PicturesService {
  constructor(
    private readonly art: CityArtService,
    private readonly posts: PostsService,
  ) {}

  /** Null when there is no such city. */
  async city(slug: string, query: SceneQuery): Promise<string | null> {
    const city = await this.art.find(slug);
    return city && drawCity(city, query);
  }

  /** Null when there is no such city. */
  async stamp(slug: string, query: StampQuery): Promise<string | null> {
    const city = await this.art.find(slug);
    return city && drawCityStamp(city, query);
  }

  /** Null when the seed is not valid. */
  person(seed: string): string | null {
    return /^[0-9a-f]{24}$/.test(seed) ? drawPerson(seed) : null;
  }

  /** Null when there is no such post. */
  async post(slug: string, query: ArtQuery): Promise<string | null> {
    const post = await this.cover(slug);
    return post && drawPost(post, query);
  }

  /** Null when there is no such post. */
  async sharedPost(slug: string): Promise<Buffer | null> {
    const post = await this.cover(slug);
    return post && renderSharedCover(post);
  }

  private async cover(slug: string): Promise<CoverPost | null> {
    if (slug === HUB_COVER.slug) return HUB_COVER;
    const post = await this.posts.findCover(slug);
    return post && { ...post, city: post.city === null ? null : await this.art.find(post.city) };
  }
}
