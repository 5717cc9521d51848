import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { Controller, Get, Header, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { errorCodes } from '@wanderwork/contracts';
import type { FastifyReply } from 'fastify';
import { notFound, unavailable } from '../errors/app-error.js';
import { Public } from '../security/access.js';
import { docsPage, startScript } from './docs-page.js';
import { OpenApiDocument } from './open-api-document.js';

const require = createRequire(import.meta.url);
const CACHE_ONE_DAY = 'public, max-age=86400';

const types: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** Serves the API documentation, for developers; the site's pages never load it. */
@ApiExcludeController()
@Controller('api')
export class DocsController {
  constructor(private readonly docs: OpenApiDocument) {}

  @Get('docs')
  @Public()
  @Header('content-type', 'text/html; charset=utf-8')
  page() {
    return docsPage;
  }

  @Get('docs-json')
  @Public()
  json() {
    if (!this.docs.document) throw unavailable('The API document is not ready yet.');
    return this.docs.document;
  }

  @Get('docs/start.js')
  @Public()
  @Header('content-type', 'text/javascript; charset=utf-8')
  start() {
    return startScript;
  }

  @Get('docs/:file')
  @Public()
  file(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const type = Object.hasOwn(types, file) ? types[file] : undefined;
    if (!type) throw notFound(errorCodes.notFound, 'There is nothing at this address.');
    void reply.header('cache-control', CACHE_ONE_DAY);
    return new StreamableFile(createReadStream(require.resolve(`swagger-ui-dist/${file}`)), { type });
  }
}
