import type { Socket } from 'node:net';
import { errorCodes, type ErrorBody } from '@wanderwork/contracts';

const reasons: Record<string, [status: number, name: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};

/** Answers a malformed or incomplete HTTP request and closes its connection. */
export const refuseConnection = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const [status, name, message] = reasons[error.code ?? ''] ?? [
    400,
    'Bad Request',
    'The request could not be read.',
  ];
  const body: ErrorBody = { statusCode: status, code: errorCodes.malformed, message };
  const json = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${name}`,
    'content-type: application/json; charset=utf-8',
    'connection: close',
  ];
  const answer = `${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`;
  // Closes both halves: a client that never closes its half would keep the connection open.
  socket.end(answer, () => socket.destroy());
};
