import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A file with a content hash in its name never changes; every other file is revalidated each time. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

const CACHE_FOREVER = { maxAge: '365d', immutable: true };
const REVALIDATE = { cacheControl: false };

/** Any site may load a release: its scripts are requested with CORS and without cookies. */
const ANY_SITE_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Sends files of the shell and of releases, precompressed as the client accepts. */
@Injectable()
export class StaticFiles implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Registers the plugin for `reply.sendFile` only; the callers decide which files exist, never a path alone. */
  async onModuleInit(): Promise<void> {
    const server: FastifyInstance = this.host.httpAdapter.getInstance();
    await server.register(fastifyStatic, {
      serve: false,
      preCompressed: true,
      dotfiles: 'deny',
      index: false,
      setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
    });
  }

  sendShellFile(reply: FastifyReply, root: string, file: string): void {
    if (HASHED.test(file)) return void reply.sendFile(file, root, CACHE_FOREVER);
    void reply.header('cache-control', 'no-cache').sendFile(file, root, REVALIDATE);
  }

  sendReleaseFile(reply: FastifyReply, folder: string, file: string): void {
    void reply.headers(ANY_SITE_HEADERS).sendFile(file, folder, CACHE_FOREVER);
  }
}
