import { PassThrough } from 'node:stream';
import type { News } from '@nestwell/contracts/kernel/server';

/** Milliseconds after which a connection says that it is there, and a session is looked at again. */
const BEAT = 20_000;
/** Bytes that wait for a browser that does not take them; it is told again when it comes back. */
const MOST_WAITING = 64 * 1024;

/** One browser that listens. */
export class Stream {
  readonly out = new PassThrough();
  private readonly timer = setInterval(() => void this.beat(), BEAT).unref();

  constructor(
    /** Whether her session goes on. */
    private readonly goesOn: () => Promise<boolean>,
    closed: () => void,
  ) {
    this.out.once('close', () => {
      clearInterval(this.timer);
      closed();
    });
    // The browser went away in the middle of a word.
    this.out.on('error', () => this.out.destroy());
    // Answers begin with their first bytes.
    this.write('beat', {});
  }

  tell(news: News): void {
    this.write('changed', news);
    if (news.areas.includes('sessions')) void this.beat();
  }

  close(): void {
    if (!this.out.writableEnded) this.out.end();
  }

  private async beat(): Promise<void> {
    // A database that is away for a moment ends no session.
    if (await this.goesOn().catch(() => true)) return this.write('beat', {});
    this.write('end', {});
    this.close();
  }

  private write(event: string, body: object): void {
    if (this.out.writableEnded || this.out.destroyed) return;
    if (this.out.writableLength > MOST_WAITING) return void this.out.destroy();
    this.out.write(`event: ${event}\ndata: ${JSON.stringify(body)}\n\n`);
  }
}
