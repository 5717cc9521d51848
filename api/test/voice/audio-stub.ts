import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AudioSettings } from '../../src/platform/config/config.js';

export const MP3 = Buffer.from('ID3\x04\0\0\0\0\0\0 sound', 'latin1');

/** A request that the stub received. `hungUp` resolves if the client closes the connection before the answer ends. */
interface AudioCall {
  url: string;
  authorization: string | undefined;
  body: Buffer;
  hungUp: Promise<void>;
}

/** A stub of an OpenAI-compatible service for sound, on loopback. */
export interface AudioStub {
  settings: AudioSettings;
  calls: AudioCall[];
  /** How it answers; by default, that it heard "rent in Tbilisi", or a short file. */
  answer: (response: ServerResponse, url: string) => void;
  close(): Promise<void>;
}

export const answerWell = (response: ServerResponse, url: string): void => {
  if (url.endsWith('/speech')) response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(MP3);
  else
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ text: ' rent in Tbilisi\n' }));
};

export const startAudioStub = async (): Promise<AudioStub> => {
  const calls: AudioCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const hungUp = new Promise<void>((resolve) => {
        response.once('close', () => void (response.writableFinished || resolve()));
      });
      calls.push({ url, authorization: headers.authorization, body: Buffer.concat(chunks), hungUp });
      stub.answer(response, url);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stub: AudioStub = {
    settings: {
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      apiKey: 'a key',
      transcribeModel: 'ears-1',
      speech: { model: 'mouth-1', voice: 'ana' },
    },
    calls,
    answer: answerWell,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stub;
};
