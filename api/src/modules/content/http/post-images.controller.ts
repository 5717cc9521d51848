import { Controller, Get, Header, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import { pictureTypes } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';
import { HOUR } from '../../../platform/durations.js';
import { TAKES_PICTURES } from '../../../platform/http/body-parsers.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Admin, Public } from '../../../platform/security/access.js';
import { PostImagesService } from '../editor/images/post-images.service.js';

@Controller('api')
export class PostImagesController {
  constructor(private readonly images: PostImagesService) {}

  /** The request body is the file. */
  @Post('admin/posts/images')
  @Admin()
  @RouteConfig({ ...TAKES_PICTURES, uploadedBy: { kind: 'admin' } })
  @ApiConsumes(...pictureTypes)
  @RateLimit({ key: 'post-image', points: 300, seconds: HOUR })
  upload(@Req() { body }: FastifyRequest) {
    return this.images.upload(body);
  }

  /** An image never changes at its URL. */
  @Get('post-images/:file')
  @Public()
  @Header('cache-control', 'public, max-age=31536000, immutable')
  async image(@Param('file') file: string) {
    return new StreamableFile(await this.images.get(file), { type: 'image/webp' });
  }
}
