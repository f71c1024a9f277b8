import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { News } from '@nestwell/contracts/kernel/server';
import { Config } from '../config/config';
import { unavailable } from '../http/errors';
import { RunningSessions } from '../session/running-sessions';
import type { ChangeEntity } from './change.entity';
import { NewsWatch } from './news-watch';
import { Stream } from './stream';

/** Browsers of one member; the one that has listened longest gives way. */
const MOST_OF_HERS = 12;

/** The open connections of this instance, by whose they are. */
@Injectable()
export class Streams implements OnModuleDestroy {
  private readonly streams = new Map<string, Set<Stream>>();
  private open = 0;
  private ending = false;

  constructor(
    private readonly watch: NewsWatch,
    private readonly sessions: RunningSessions,
    private readonly config: Config,
  ) {}

  /** 503 where too many listen here. */
  async begin(userId: string, tokenHash: Buffer): Promise<Stream> {
    if (this.ending || this.open >= this.config.mostStreams) throw unavailable('Too many are listening');
    const hers = this.streams.get(userId) ?? new Set();
    this.streams.set(userId, hers);
    const [oldest] = hers;
    if (oldest !== undefined && hers.size >= MOST_OF_HERS) oldest.close();
    const stream = new Stream(
      async () => (await this.sessions.byHash(tokenHash))?.userId === userId,
      () => this.remove(userId, stream),
    );
    hers.add(stream);
    this.open += 1;
    await this.watch.start((changes) => this.tell(changes));
    return stream;
  }

  onModuleDestroy(): void {
    this.ending = true;
    for (const stream of this.all()) stream.close();
  }

  private remove(userId: string, stream: Stream): void {
    const hers = this.streams.get(userId);
    if (hers?.delete(stream) !== true) return;
    this.open -= 1;
    if (hers.size === 0) this.streams.delete(userId);
    if (this.open === 0) this.watch.stop();
  }

  private tell(changes: readonly ChangeEntity[]): void {
    for (const [userId, group] of grouped(changes, ({ userId: whose }) => whose)) {
      const listening = userId === null ? this.all() : [...(this.streams.get(userId) ?? [])];
      for (const event of newsOf(group)) for (const stream of listening) stream.tell(event);
    }
  }

  private all(): Stream[] {
    return [...this.streams.values()].flatMap((hers) => [...hers]);
  }
}

/** One event for each tab that changed something, and one for what no tab did. */
export function newsOf(changes: readonly ChangeEntity[]): News[] {
  return [...grouped(changes, ({ tab }) => tab)].map(([tab, group]) => ({
    areas: [...new Set(group.map(({ area }) => area))],
    ...(tab !== null && { tab }),
  }));
}

function grouped<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
