import { errorCodes } from '@wanderwork/contracts';
import { ArtQuery, SceneQuery, StampQuery } from '@wanderwork/contracts/requests';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CITIES } from '../../modules/cities/index.js';
import { POSTS } from '../../modules/content/index.js';
import { NonJsonAnswer } from '../../platform/answers/answer-rule.js';
import { PublicAnswer } from '../../platform/answers/public-answer.js';
import { notFound } from '../../platform/errors/app-error.js';
import { Public } from '../../platform/security/access.js';
import { STANDALONE_DOCUMENT_POLICY } from '../../platform/security/document-headers.js';
import { drawIcon, ICON } from '../icon.js';
import { PicturesService } from '../pictures.service.js';

/** A picture changes only when its data or its drawing code changes. */
const cache = 'public, max-age=86400, stale-while-revalidate=604800';
/** A browser retries after a failure; that is no reason to draw again. */
const ignoredParameters = ['retry'];
const headers = { 'content-security-policy': STANDALONE_DOCUMENT_POLICY };

const toSlug = (file: string): string => /^(.+)\.svg$/.exec(file)?.[1] ?? '';

/** Covers of posts also exist as PNG, for messengers that do not support SVG. */
const PNG_FILE = /^(.+)\.png$/;

const orNotFound = <P>(picture: P | null): P => {
  if (picture === null) throw notFound(errorCodes.notFound, 'There is no such picture.');
  return picture;
};

const toSvgAnswer = (picture: string | null): NonJsonAnswer =>
  new NonJsonAnswer('image/svg+xml; charset=utf-8', orNotFound(picture), headers);

/** Serves pictures drawn from data. */
@Controller()
export class ArtController {
  constructor(private readonly pictures: PicturesService) {}

  @Get('api/art/cities/:file')
  @Public()
  @PublicAnswer({
    topic: CITIES,
    cache,
    cachedParameters: ['theme', 'shape', 'hour', 'month', 'moon'],
    ignoredParameters,
  })
  async city(@Param('file') file: string, @Query() query: SceneQuery) {
    return toSvgAnswer(await this.pictures.city(toSlug(file), query));
  }

  @Get('api/art/stamps/:file')
  @Public()
  @PublicAnswer({ topic: CITIES, cache, cachedParameters: ['theme'], ignoredParameters })
  async stamp(@Param('file') file: string, @Query() query: StampQuery) {
    return toSvgAnswer(await this.pictures.stamp(toSlug(file), query));
  }

  @Get('api/art/posts/:file')
  @Public()
  @PublicAnswer({ topic: POSTS, cache, cachedParameters: ['theme', 'shape'], ignoredParameters })
  async post(@Param('file') file: string, @Query() query: ArtQuery) {
    const [, pngSlug] = PNG_FILE.exec(file) ?? [];
    if (pngSlug === undefined) return toSvgAnswer(await this.pictures.post(toSlug(file), query));
    return new NonJsonAnswer('image/png', orNotFound(await this.pictures.sharedPost(pngSlug)));
  }

  @Get('api/art/people/:file')
  @Public()
  @PublicAnswer({ cache, ignoredParameters })
  person(@Param('file') file: string) {
    return toSvgAnswer(this.pictures.person(toSlug(file)));
  }

  @Get(ICON)
  @Public()
  @PublicAnswer({ cache })
  icon() {
    return toSvgAnswer(drawIcon());
  }
}
