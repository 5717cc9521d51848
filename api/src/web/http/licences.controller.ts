import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/security/access.js';
import { LicensesService } from '../licenses.service.js';
import { sendText } from '../../platform/http/send-text.js';

/** Serves the license texts of third-party works. */
@Controller()
export class LicencesController {
  constructor(private readonly licenses: LicensesService) {}

  @Get('licences.txt')
  @Public()
  async text(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return sendText(request, reply, await this.licenses.getText());
  }
}
