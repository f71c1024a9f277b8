import type { Socket } from 'node:net';
import type { ErrorBody } from '@nestwell/contracts/kernel/server';

interface ConnectionError extends Error {
  code?: string;
}

/** What is wrong with a request that could not even be parsed, by Node's name for it. */
const REFUSALS: Readonly<Record<string, [status: string, body: ErrorBody]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    { code: 'too_slow', message: 'The request took too long' },
  ],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    { code: 'too_large', message: 'The address or the headers are too long' },
  ],
};
const UNREADABLE: [string, ErrorBody] = [
  '400 Bad Request',
  { code: 'invalid', message: 'The request could not be read' },
];

/** Answers, in the one shape of errors, what never became a request, and closes the connection. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, body] = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  const text = JSON.stringify(body);
  if (socket.writable) {
    const head = [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${text.length}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  }
  socket.destroy(error);
}
