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
 * The worker asks for what its pages ask for, each of which has a policy of its own; and it outlives the list of servers
 * that releases come from.
 */
const WORKER_POLICY = `default-src 'none'; script-src 'self'; connect-src *; report-uri ${paths.api.cspReports()}`;

const retry = { 'retry-after': '2' };

const isApi = (path: string) => /^\/(?:api|releases)(?:\/|$)/i.test(path);

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

/** Pages carry nothing personal: they may be kept, but are asked for again each time, for releases change under them. */
const cacheOf = (page: ServedPage) => {
  if (page.status !== 200) return 'no-store';
  return page.private ? 'private, no-cache' : 'no-cache';
};

/** By a browser, as a page: who collects pages mostly does not say so, and starts nothing. */
const isOpened = ({ headers }: FastifyRequest) => headers['sec-fetch-mode'] === 'navigate';

/** Of two spellings of a path only this one is the document; any other is a page that does not exist. */
const isStart = (path: string) => path === START_DOCUMENT;

/** Answers any address that is not the API's: with a file of the shell, or with the page that the path shows. */
@Injectable()
export class PageReplies {
  constructor(
    private readonly shell: ShellFolder,
    private readonly files: StaticFiles,
    private readonly pages: PagesService,
    private readonly audience: ReleaseAudience,
  ) {}

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const path = pathOf(request);
    if (isApi(path)) return reply.callNotFound();
    const file = path.slice(1);
    const shell = await this.shell.current();
    if (shell?.files.has(file)) return this.sendFile(reply, file);
    return this.sendPage(request, reply, await (isStart(path) ? this.pages.start() : this.pages.page(path)));
  }

  private sendFile(reply: FastifyReply, file: string): void {
    if (file === SERVICE_WORKER) void reply.header('content-security-policy', WORKER_POLICY);
    this.files.sendShellFile(reply, this.shell.root, file);
  }

  /** For good; what stands behind the `?` goes along. */
  private async sendOn(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> {
    const query = request.url.slice(pathOf(request).length);
    void reply.header('cache-control', 'no-cache').redirect(path + query, 301);
  }

  private sendPage(request: FastifyRequest, reply: FastifyReply, page: ServedPage): Promise<void> {
    const { status, movedTo, html: body } = page;
    if (movedTo !== undefined) return this.sendOn(request, reply, movedTo);
    if (page.release && isOpened(request)) this.audience.started(page.release, request.ip);
    const type = 'text/html; charset=utf-8';
    const text = { type, cache: cacheOf(page), body, ...(status === 503 && { headers: retry }) };
    return sendText(request, reply, text, status);
  }
}
