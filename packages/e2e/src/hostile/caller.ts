import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Call } from './calls';

export interface Answer {
  status: number;
  type: string;
  text: string;
  cookie?: string;
  milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const DEADLINE = 20_000;

/** Sends a request as it stands: `fetch` would tidy up what is wrong with it. */
export function send(site: string, { method, target, headers: told, body }: Call): Promise<Answer> {
  const { hostname, port } = new URL(site);
  // Node says how long a body is where a method is known to have one. Else it would be taken for another request.
  const headers = body === undefined ? told : { 'content-length': Buffer.byteLength(body), ...told };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, method, path: target, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: textOf(Buffer.concat(chunks), response.headers['content-encoding']),
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          milliseconds: performance.now() - started,
        }),
      );
    });
    outgoing.setTimeout(DEADLINE, () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Some calls ask for a packed answer. */
function textOf(bytes: Buffer, encoding = ''): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** How many ids of its answers a caller remembers. */
const REMEMBERED = 64;
const TOLD = /"\w*(?:id|Id|Key)":"([\w-]{8,64})"/g;

/** Somebody who calls the site: with a session or without, and with the ids it was told. */
export class Caller {
  private cookie?: string;
  private readonly known: string[] = [];
  private told = 0;

  private constructor(
    private readonly site: string,
    readonly id: string,
    readonly email: string,
  ) {}

  static visitor(site: string): Caller {
    return new Caller(site, randomUUID(), '');
  }

  static async member(site: string): Promise<Caller> {
    const email = `${randomUUID()}@example.com`;
    const answer = await send(site, {
      method: 'POST',
      target: '/api/users',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(Math.random() * 60_000) },
      body: JSON.stringify({ email, consent: true }),
    });
    if (answer.status !== 201) throw new Error(`no member could be made: ${answer.status} ${answer.text}`);
    const { id } = JSON.parse(answer.text) as { id: string };
    const caller = new Caller(site, id, email);
    caller.cookie = answer.cookie;
    return caller;
  }

  /** Begins a session anew; the site must not ask for a code. */
  async logIn(): Promise<void> {
    const target = `/api/users/by-email?email=${encodeURIComponent(this.email)}`;
    const { status, text, cookie } = await send(this.site, { method: 'GET', target, headers: {} });
    if (status !== 200) throw new Error(`${this.email} could not log in: ${status} ${text}`);
    this.cookie = cookie;
  }

  async send(call: Call, number: number): Promise<{ sent: Call; answer: Answer }> {
    const filled = (text: string) =>
      text
        .replaceAll('{own}', this.id)
        .replace(
          /\{known (\d+)\}/g,
          (_, at: string) => this.known[Number(at) % this.known.length] ?? randomUUID(),
        );
    const sent: Call = {
      method: call.method,
      target: filled(call.target),
      headers: {
        'x-forwarded-for': addressOf(number),
        'x-timezone': 'Europe/Vienna',
        ...(this.cookie !== undefined && { cookie: this.cookie, 'x-user-id': this.id }),
        ...mapped(call.headers, filled),
      },
      ...(call.body !== undefined && { body: filled(call.body) }),
    };
    const answer = await send(this.site, sent);
    if (answer.cookie !== undefined && this.email !== '') this.cookie = answer.cookie;
    for (const [, id = ''] of answer.text.matchAll(TOLD)) this.known[this.told++ % REMEMBERED] = id;
    return { sent, answer };
  }
}

const mapped = (headers: Record<string, string>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value)]));

/** Many callers behind one proxy, so that limits of one address do not end the run. */
function addressOf(number: number): string {
  const at = Math.floor(number) % 60_000;
  return `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
}
