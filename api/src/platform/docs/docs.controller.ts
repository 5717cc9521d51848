import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { Controller, Get, Header, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PRODUCT_NAME, errorCodes } from '@wanderwork/contracts';
import { notFound, unavailable } from '../errors/app-error.js';
import { Public } from '../security/access.js';
import { OpenApiDocument } from './open-api-document.js';

const BASE = '/api/docs';

/** The page has no inline script or style, because the site's content security policy applies to it too. */
const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${PRODUCT_NAME} API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${BASE}/swagger-ui.css">
<script defer src="${BASE}/swagger-ui-bundle.js"></script>
<script defer src="${BASE}/start.js"></script>
</head>
<body>
<main id="docs"></main>
<noscript><p>The same as JSON: <a href="/api/docs-json">/api/docs-json</a></p></noscript>
</body>
</html>
`;

const startScript = `SwaggerUIBundle({ url: '/api/docs-json', domNode: document.getElementById('docs'), validatorUrl: null });\n`;

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
    const document = this.docs.find();
    if (!document) throw unavailable('The API document is not ready yet.');
    return document;
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
