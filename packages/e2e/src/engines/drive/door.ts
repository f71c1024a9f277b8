import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { offlineDocumentPath } from '@nestwell/contracts/delivery';
import { freePort } from '../../kit/process';
import { reportPath, watchedDocument, watchedOfflineDocument } from './watched';

/** What went through. */
export interface Passed {
  method?: string;
  path: string;
  status: number;
}

/** The way to a site that any engine can be cut off from; in each document it puts a script that notes what goes wrong. */
export class Door {
  readonly passed: Passed[] = [];
  /** What pages said on leaving that had gone wrong in them. */
  readonly wrong: string[] = [];
  /** What is asked for by such a path is refused, as by a site that is busy. */
  refused?: RegExp;
  private readonly open = new Set<Socket>();
  private server?: Server;

  private constructor(
    private readonly site: string,
    private readonly port: number,
  ) {}

  static async to(site: string): Promise<Door> {
    const door = new Door(site, await freePort());
    await door.mend();
    return door;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async mend(): Promise<void> {
    if (this.server !== undefined) return;
    const server = createServer((asked, answer) => void this.pass(asked, answer));
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.on('close', () => this.open.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, resolve));
    this.server = server;
  }

  /** As a tunnel does: what is under way breaks off, and nothing new comes through. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server === undefined) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.open) socket.destroy();
    await closed;
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/';
    if (path === reportPath) {
      this.wrong.push(...(JSON.parse(await textOf(asked)) as string[]));
      answer.writeHead(204).end();
      return;
    }
    if (this.refused?.test(path)) return void answer.writeHead(503).end();
    const watched = watching(path, asked.headers.accept);
    const headers = { ...asked.headers, ...(watched && { 'accept-encoding': 'identity' }) };
    const onward = request(new URL(path, this.site), { method: asked.method, headers }, (got) => {
      this.passed.push({ method: asked.method, path, status: got.statusCode ?? 0 });
      void hand(got, answer, watched);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }
}

const watching = (path: string, accepted = '') => {
  if (path.startsWith(offlineDocumentPath)) return watchedOfflineDocument;
  return accepted.includes('text/html') ? watchedDocument : undefined;
};

async function hand(got: IncomingMessage, answer: ServerResponse, watched?: (text: string) => string) {
  const { 'content-length': _, ...headers } = got.headers;
  if (watched === undefined || got.statusCode !== 200) {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
    return;
  }
  answer.writeHead(200, headers).end(watched(await textOf(got)));
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
