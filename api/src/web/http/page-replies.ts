import { paths, START_DOCUMENT } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../../platform/http/send-text.js';
import { ReleaseAudience } from '../../modules/delivery/index.js';
import { PagesService, type ServedPage } from '../pages.service.js';
import { ShellFolder } from '../../platform/pages/shell-folder.js';
import { StaticFiles } from '../static-files.js';

const SERVICE_WORKER = 'service-worker.js';

/**
 * The service worker requests what its pages request, and each page has its own policy. It also outlives the list of
 * servers that releases come from.
 */
const WORKER_POLICY = `default-src 'none'; script-src 'self'; connect-src *; report-uri ${paths.api.cspReports()}`;

const retry = { 'retry-after': '2' };

const isApi = (path: string) => /^\/(?:api|releases)(?:\/|$)/i.test(path);

const getPath = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

const getQuery = (request: FastifyRequest) => new URLSearchParams(request.url.slice(getPath(request).length));

/** Pages contain nothing personal, so they may be cached, but must be revalidated: a new release changes them. */
const toCacheControl = (page: ServedPage) => {
  if (page.status !== 200) return 'no-store';
  return page.private ? 'private, no-cache' : 'no-cache';
};

/** Whether a browser opens the address as a page. Crawlers mostly do not send this header, and start no app. */
const isNavigation = ({ headers }: FastifyRequest) => headers['sec-fetch-mode'] === 'navigate';

/** Only this exact spelling is the start document; any other is a missing page. */
const isStartDocument = (path: string) => path === START_DOCUMENT;

/** Answers any path outside the API: with a file of the shell, or with the page at the path. */
@Injectable()
export class PageReplies {
  constructor(
    private readonly shell: ShellFolder,
    private readonly files: StaticFiles,
    private readonly pages: PagesService,
    private readonly audience: ReleaseAudience,
  ) {}

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const path = getPath(request);
    if (isApi(path)) return reply.callNotFound();
    const file = path.slice(1);
    const shell = await this.shell.current();
    if (shell?.files.has(file)) return this.sendFile(reply, file);
    return this.sendPage(
      request,
      reply,
      await (isStartDocument(path)
        ? this.pages.renderStartDocument()
        : this.pages.renderPage(path, getQuery(request))),
    );
  }

  private sendFile(reply: FastifyReply, file: string): void {
    if (file === SERVICE_WORKER) void reply.header('content-security-policy', WORKER_POLICY);
    this.files.sendShellFile(reply, this.shell.root, file);
  }

  /** Redirects permanently and keeps the query. */
  private async redirect(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> {
    const query = request.url.slice(getPath(request).length);
    void reply.header('cache-control', 'no-cache').redirect(path + query, 301);
  }

  private sendPage(request: FastifyRequest, reply: FastifyReply, page: ServedPage): Promise<void> {
    const { status, movedTo, html: body } = page;
    if (movedTo !== undefined) return this.redirect(request, reply, movedTo);
    if (page.release && isNavigation(request)) this.audience.started(page.release, request.ip);
    const type = 'text/html; charset=utf-8';
    const text = { type, cache: toCacheControl(page), body, ...(status === 503 && { headers: retry }) };
    return sendText(request, reply, text, status);
  }
}
