import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { News } from '@nestwell/contracts/kernel/server';
import type { Visitor } from '../../../testing/visitor';

type Who = Pick<Visitor, 'url' | 'cookie'>;

/** A browser that listens to what changes, over a connection of its own. */
export class Listener {
  readonly events: { event: string; data: unknown }[] = [];
  /** Settles when the connection ends. */
  readonly closed: Promise<void>;
  private text = '';

  private constructor(readonly response: IncomingMessage) {
    this.closed = this.read().catch(() => undefined);
  }

  static open({ cookie = '', url }: Who, query = ''): Promise<Listener> {
    const headers = { cookie, accept: 'text/event-stream' };
    return new Promise((resolve, reject) => {
      get(`${url}/api/platform/events${query}`, { headers, agent: false }, (response) =>
        resolve(new Listener(response)),
      ).on('error', reject);
    });
  }

  /** What it was told that changed. */
  news(): News[] {
    return this.events.filter(({ event }) => event === 'changed').map(({ data }) => data as News);
  }

  stop(): void {
    this.response.destroy();
  }

  private async read(): Promise<void> {
    if (this.response.statusCode !== 200) return void (await text(this.response));
    for await (const piece of this.response.setEncoding('utf8')) {
      const parts = (this.text + String(piece)).split('\n\n');
      this.text = parts.pop() ?? '';
      for (const part of parts) this.note(part);
    }
  }

  private note(part: string): void {
    const [, event = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
    this.events.push({ event, data: JSON.parse(data) });
  }
}
