import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawAnswer {
  status: number;
  /** Status line and header lines. */
  head: string;
  /** Unpacked. */
  text: string;
  header: (name: string) => string | undefined;
}

const END_OF_HEAD = '\r\n\r\n';

/** The first whole answer of these bytes, and what comes after it; undefined until it is whole. */
export function takeAnswer(bytes: Buffer, method: string): { answer: RawAnswer; rest: Buffer } | undefined {
  const at = bytes.indexOf(END_OF_HEAD);
  if (at < 0) return undefined;
  const head = bytes.subarray(0, at).toString('latin1');
  const after = bytes.subarray(at + END_OF_HEAD.length);
  const status = statusOf(head);
  if (status < 200 || status === 204 || status === 304 || method === 'HEAD')
    return { answer: answerOf(head, Buffer.alloc(0)), rest: after };
  const length = headerOf(head, 'content-length');
  if (length !== undefined) {
    const size = Number(length);
    if (after.length < size) return undefined;
    return { answer: answerOf(head, after.subarray(0, size)), rest: after.subarray(size) };
  }
  if (headerOf(head, 'transfer-encoding') === undefined) return undefined;
  const found = unchunked(after);
  return found && { answer: answerOf(head, found.body), rest: found.rest };
}

/** What came until the connection was closed; undefined where that is no whole head. */
export function bodyOf(bytes: Buffer, method: string): RawAnswer | undefined {
  const whole = takeAnswer(bytes, method);
  if (whole !== undefined) return whole.answer;
  const at = bytes.indexOf(END_OF_HEAD);
  if (at < 0) return undefined;
  return answerOf(bytes.subarray(0, at).toString('latin1'), bytes.subarray(at + END_OF_HEAD.length));
}

function unchunked(bytes: Buffer): { body: Buffer; rest: Buffer } | undefined {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16);
    const begin = line + 2;
    if (bytes.length < begin + size + 2) return undefined;
    if (size === 0) return { body: Buffer.concat(parts), rest: bytes.subarray(begin + 2) };
    parts.push(bytes.subarray(begin, begin + size));
    at = begin + size + 2;
  }
}

const statusOf = (head: string) => Number(head.slice(9, 12));

function headerOf(head: string, name: string): string | undefined {
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

const answerOf = (head: string, body: Buffer): RawAnswer => ({
  status: statusOf(head),
  head,
  text: unpacked(body, headerOf(head, 'content-encoding')).toString(),
  header: (name) => headerOf(head, name),
});

/** A part of a packed answer cannot be unpacked. */
function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  try {
    if (encoding === 'br') return brotliDecompressSync(body);
    return encoding === 'gzip' ? gunzipSync(body) : body;
  } catch {
    return body;
  }
}
