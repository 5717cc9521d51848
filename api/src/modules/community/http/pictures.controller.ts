import { Controller, Get, Header, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import { pictureTypes, type SessionUser } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';
import { HOUR } from '../../../platform/durations.js';
import { TAKES_PICTURES } from '../../../platform/http/body-parsers.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { PicturesService } from '../topics/pictures.service.js';

@Controller('api/connect/pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  /** The request body is the file. */
  @Post()
  @SignedIn()
  @HttpCode(200)
  @RouteConfig(TAKES_PICTURES)
  @ApiConsumes(...pictureTypes)
  @RateLimit({ key: 'connect-picture', points: 60, seconds: HOUR })
  upload(@CurrentUser() user: SessionUser, @Req() { body }: FastifyRequest) {
    return this.pictures.upload(user, body);
  }

  /** A picture never changes at its URL. */
  @Get(':file')
  @Public()
  @Header('cache-control', 'public, max-age=31536000, immutable')
  async get(@Param('file') file: string) {
    return new StreamableFile(await this.pictures.get(file), { type: 'image/webp' });
  }
}
