import type { ArtQuery, SceneQuery, StampQuery } from '@wanderwork/contracts/requests';
import type { CoverPost } from '@wanderwork/art';
import { Injectable } from '@nestjs/common';
import { CityArtService } from '../modules/cities/index.js';
import { PostsService } from '../modules/content/index.js';
import { cityPicture, cityStamp, personPicture, postPicture } from './pictures.js';
import { sharedPostPicture } from './shared-picture.js';

/** The cover of the hub itself, which stands in for a post's own when that cannot be had. */
const HUB = { slug: 'wanderhub', category: null };

@Injectable()
export class PicturesService {
  constructor(
    private readonly art: CityArtService,
    private readonly posts: PostsService,
  ) {}

  /** Null when there is no such city. */
  async city(slug: string, query: SceneQuery): Promise<string | null> {
    const city = await this.art.find(slug);
    return city && cityPicture(city, query);
  }

  /** Null when there is no such city. */
  async stamp(slug: string, query: StampQuery): Promise<string | null> {
    const city = await this.art.find(slug);
    return city && cityStamp(city, query);
  }

  /** Null when that is no seed of a person's picture. */
  person(seed: string): string | null {
    return /^[0-9a-f]{24}$/.test(seed) ? personPicture(seed) : null;
  }

  /** Null when there is no such post. */
  async post(slug: string, query: ArtQuery): Promise<string | null> {
    const post = await this.cover(slug);
    return post && postPicture(post, query);
  }

  /** Null when there is no such post. */
  async sharedPost(slug: string): Promise<Buffer | null> {
    const post = await this.cover(slug);
    return post && sharedPostPicture(post);
  }

  private async cover(slug: string): Promise<CoverPost | null> {
    return slug === HUB.slug ? HUB : this.posts.find(slug);
  }
}
