import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import { pictureTypes, type SessionUser } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';
import { HOUR } from '../../../platform/durations.js';
import { TAKES_PICTURES } from '../../../platform/http/body-parsers.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { ProfilePicturesService } from '../picture/profile-pictures.service.js';

@Controller('api')
export class PictureController {
  constructor(private readonly pictures: ProfilePicturesService) {}

  /** The request body is the image file itself. */
  @Put('account/picture')
  @SignedIn()
  @RouteConfig(TAKES_PICTURES)
  @ApiConsumes(...pictureTypes)
  @RateLimit({ key: 'picture', points: 60, seconds: HOUR })
  upload(@CurrentUser() { id }: SessionUser, @Req() { body }: FastifyRequest) {
    return this.pictures.upload(id, body);
  }

  @Post('account/picture/generated')
  @SignedIn()
  @HttpCode(200)
  generate(@CurrentUser() { id }: SessionUser) {
    return this.pictures.generate(id);
  }

  @Delete('account/picture')
  @SignedIn()
  @HttpCode(204)
  remove(@CurrentUser() { id }: SessionUser) {
    return this.pictures.remove(id);
  }

  /** The picture at an address never changes, so it can be cached for good. */
  @Get('pictures/:file')
  @Public()
  @Header('cache-control', 'public, max-age=31536000, immutable')
  async getPicture(@Param('file') file: string) {
    return new StreamableFile(await this.pictures.get(file), { type: 'image/webp' });
  }
}
