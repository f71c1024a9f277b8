import { connect } from 'node:net';

export interface RawRequest {
  method?: string;
  /** The request target, sent byte by byte as it stands. */
  target: string;
  /** Whole header lines; `Host: site` goes before them unless one is among them. */
  lines?: readonly string[];
  body?: string;
}

export interface RawAnswer {
  /** 0 where the connection was closed without a response. */
  status: number;
  head: string;
  body: string;
}

/** Sends a request over a socket of its own. Clients of URLs would tidy up what is odd about its target. */
export function sendRaw(
  site: string,
  { method = 'GET', target, lines = [], body }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(site);
  const isHosted = lines.some((line) => /^host:/i.test(line));
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...(isHosted ? [] : ['Host: site']),
    'Connection: close',
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...lines,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`, 'latin1')),
    );
    const chunks: Buffer[] = [];
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answerIn(Buffer.concat(chunks).toString())));
  });
}

function answerIn(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  if (status === undefined || end < 0) return { status: 0, head: text, body: '' };
  const head = text.slice(0, end);
  const body = text.slice(end + 4);
  return {
    status: Number(status),
    head,
    body: /transfer-encoding: chunked/i.test(head) ? unchunked(body) : body,
  };
}

function unchunked(body: string): string {
  const bytes = Buffer.from(body);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const length = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (!(length > 0)) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
  return Buffer.concat(parts).toString();
}
