import { errorCodes } from '@wanderwork/contracts';
import { Controller, Get, Ip, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ReleaseAudience, ReleaseStore } from '../../modules/delivery/index.js';
import { notFound } from '../../platform/errors/app-error.js';
import { Public } from '../../platform/security/access.js';
import { StaticFiles } from '../static-files.js';

/** Serves the files of all stored releases, including those no longer live, because open pages still use them. */
@ApiExcludeController()
@Controller('releases')
export class ReleaseFilesController {
  constructor(
    private readonly store: ReleaseStore,
    private readonly files: StaticFiles,
    private readonly audience: ReleaseAudience,
  ) {}

  @Get(':name/:version/*')
  @Public()
  async file(
    @Param('name') name: string,
    @Param('version') version: string,
    @Param('*') file: string,
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ) {
    const folder = await this.store.find(name, version, file);
    if (folder === null) throw notFound(errorCodes.notFound, 'No release has this file.');
    this.audience.sent({ name, version, file }, address);
    this.files.sendReleaseFile(reply, folder, file);
  }
}
