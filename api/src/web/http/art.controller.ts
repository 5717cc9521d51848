import { errorCodes } from '@wanderwork/contracts';
import { ArtQuery, SceneQuery, StampQuery } from '@wanderwork/contracts/requests';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors/app-error.js';
import { Public } from '../../platform/security/access.js';
import { icon, ICON } from '../icon.js';
import { Pictures } from '../pictures.service.js';
import { sendText } from './text-reply.js';

/** A picture changes only when its data or its drawing does. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
/** Opened by itself, a picture is a document: it may run and load nothing. */
const headers = { 'content-security-policy': "default-src 'none'; sandbox" };

const slugOf = (file: string): string => /^(.+)\.svg$/.exec(file)?.[1] ?? '';

/** Pictures drawn from data. */
@Controller()
export class ArtController {
  constructor(private readonly pictures: Pictures) {}

  @Get('api/art/cities/:file')
  @Public()
  async city(
    @Param('file') file: string,
    @Query() query: SceneQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return send(request, reply, await this.pictures.city(slugOf(file), query));
  }

  @Get('api/art/posts/:file')
  @Public()
  async post(
    @Param('file') file: string,
    @Query() query: ArtQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return send(request, reply, await this.pictures.post(slugOf(file), query));
  }

  @Get('api/art/stamps/:file')
  @Public()
  async stamp(
    @Param('file') file: string,
    @Query() query: StampQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return send(request, reply, await this.pictures.stamp(slugOf(file), query));
  }

  @Get(ICON)
  @Public()
  icon(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(request, reply, icon());
  }
}

const send = (request: FastifyRequest, reply: FastifyReply, body: string | null): Promise<void> => {
  if (body === null) throw notFound(errorCodes.notFound, 'There is no such picture.');
  return sendText(request, reply, { type: 'image/svg+xml; charset=utf-8', cache: CACHE, body, headers });
};
