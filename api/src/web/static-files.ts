import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Content-hashed names never change what they hold; every other file is asked for again each time. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

const forEver = { maxAge: '365d', immutable: true };
const askAgain = { cacheControl: false };

/** Any site may load a release: the scripts are asked for by CORS, without cookies. */
const forAnySite = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Sends files of the shell and of releases, with the packed copy that the client takes. */
@Injectable()
export class StaticFiles implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Only the reply's `sendFile` is wanted: which files there are is decided by the callers, never by a path alone. */
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
    if (HASHED.test(file)) return void reply.sendFile(file, root, forEver);
    void reply.header('cache-control', 'no-cache').sendFile(file, root, askAgain);
  }

  sendReleaseFile(reply: FastifyReply, folder: string, file: string): void {
    void reply.headers(forAnySite).sendFile(file, folder, forEver);
  }
}
