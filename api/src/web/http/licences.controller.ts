import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/security/access.js';
import { Licences } from '../licences.js';
import { sendText } from '../../platform/http/send-text.js';

/** What the works of others ask to be shown. */
@Controller()
export class LicencesController {
  constructor(private readonly licences: Licences) {}

  @Get('licences.txt')
  @Public()
  async text(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendText(request, reply, await this.licences.text());
  }
}
