import { errorCodes } from '@wanderwork/contracts';
import { ArtQuery, SceneQuery, StampQuery } from '@wanderwork/contracts/requests';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CITIES } from '../../modules/cities/index.js';
import { POSTS } from '../../modules/content/index.js';
import { NonJsonAnswer } from '../../platform/answers/non-json-answer.js';
import { PublicAnswer } from '../../platform/answers/public-answer.js';
import { notFound } from '../../platform/errors/app-error.js';
import { Public } from '../../platform/security/access.js';
import { LONE_DOCUMENT } from '../../platform/security/document-headers.js';
import { icon, ICON } from '../icon.js';
import { PicturesService } from '../pictures.service.js';

/** A picture changes only when its data or its drawing does. */
const cache = 'public, max-age=86400, stale-while-revalidate=604800';
/** A browser's second try after a failure is no reason to draw again. */
const idle = ['retry'];
const headers = { 'content-security-policy': LONE_DOCUMENT };

const slugOf = (file: string): string => /^(.+)\.svg$/.exec(file)?.[1] ?? '';

/** Of posts there is a second form, for messengers, which know no SVG. */
const SHARED = /^(.+)\.png$/;

const found = <P>(picture: P | null): P => {
  if (picture === null) throw notFound(errorCodes.notFound, 'There is no such picture.');
  return picture;
};

const drawing = (picture: string | null): NonJsonAnswer =>
  new NonJsonAnswer('image/svg+xml; charset=utf-8', found(picture), headers);

/** Pictures drawn from data. */
@Controller()
export class ArtController {
  constructor(private readonly pictures: PicturesService) {}

  @Get('api/art/cities/:file')
  @Public()
  @PublicAnswer({ topic: CITIES, cache, keptBy: ['theme', 'shape', 'hour', 'month'], idle })
  async city(@Param('file') file: string, @Query() query: SceneQuery) {
    return drawing(await this.pictures.city(slugOf(file), query));
  }

  @Get('api/art/stamps/:file')
  @Public()
  @PublicAnswer({ topic: CITIES, cache, keptBy: ['theme'], idle })
  async stamp(@Param('file') file: string, @Query() query: StampQuery) {
    return drawing(await this.pictures.stamp(slugOf(file), query));
  }

  @Get('api/art/posts/:file')
  @Public()
  @PublicAnswer({ topic: POSTS, cache, keptBy: ['theme', 'shape'], idle })
  async post(@Param('file') file: string, @Query() query: ArtQuery) {
    const [, shared] = SHARED.exec(file) ?? [];
    if (shared === undefined) return drawing(await this.pictures.post(slugOf(file), query));
    return new NonJsonAnswer('image/png', found(await this.pictures.sharedPost(shared)));
  }

  @Get('api/art/people/:file')
  @Public()
  @PublicAnswer({ cache, idle })
  person(@Param('file') file: string) {
    return drawing(this.pictures.person(slugOf(file)));
  }

  @Get(ICON)
  @Public()
  @PublicAnswer({ cache })
  icon() {
    return drawing(icon());
  }
}
