import { Controller } from '@nestjs/common';
import { inStep } from '@nestwell/contracts/kernel/server';
import { Clock } from '../clock';
import { Call, type CallOf } from '../http/call';
import { Endpoint } from '../endpoint';
import { tokenHashOf } from '../session/token-hash';
import { ChangesRepository } from './changes.repository';
import { newsOf, Streams } from './streams';

/** Rows of what was missed: which areas, not how often. */
const MOST_MISSED = 500;

@Controller()
export class EventsController {
  constructor(
    private readonly streams: Streams,
    private readonly changes: ChangesRepository,
    private readonly clock: Clock,
  ) {}

  @Endpoint(inStep.events)
  async events(@Call() { user, cookie, query, request, reply }: CallOf<typeof inStep.events>) {
    const isOpen = String(request.headers.accept).includes('text/event-stream');
    const stream = await this.streams.begin(user.id, tokenHashOf(cookie.token ?? ''));
    reply.raw.once('close', () => stream.out.destroy());
    try {
      for (const event of await this.missed(user.id, query.missed)) stream.tell(event);
    } finally {
      if (!isOpen) stream.close();
    }
    void reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies hold back what they take for a file.
      'x-accel-buffering': 'no',
      // An instance that stops must not wait for what nobody asks over it any more.
      connection: 'close',
    });
    return stream.out;
  }

  private async missed(userId: string, milliseconds: number | undefined) {
    if (milliseconds === undefined) return [];
    const from = new Date(this.clock.now().getTime() - milliseconds);
    return newsOf(await this.changes.missedBy(userId, from, MOST_MISSED));
  }
}
