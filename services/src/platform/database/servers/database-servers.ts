import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseAddress } from '../../config/database-address';
import { Server, type Patience } from './server';

const PATIENCE: Patience = { lookEvery: 250, lookWithin: 1000, answerWithin: 5000 };

/** Milliseconds until a server that was left is asked again whether it is fit. */
const AVOIDED_FOR = 30_000;

/**
 * The servers of one database, of which one is spoken with: as long as it is fit, and until another one is. All of a
 * pool's connections go to it, so that a server that was left holds none that would still be used.
 */
export class DatabaseServers {
  private readonly servers: readonly Server[];
  private chosen?: Server;
  private turn = 0;
  private readonly stopping = new AbortController();

  constructor(
    readonly address: DatabaseAddress,
    private readonly patience: Patience = PATIENCE,
  ) {
    this.servers = address.servers.map((at) => new Server(at, address, patience));
  }

  /** One server alone is not watched: there is none to go to in its place. */
  private get several(): boolean {
    return this.servers.length > 1;
  }

  /** Whether what is read must be asked to be as new as what any server of the cluster was told. */
  get lags(): boolean {
    return this.servers.some(({ ofCluster }) => ofCluster);
  }

  /** Whether another server may soon do what one could not. */
  get failOver(): boolean {
    return this.several || this.lags;
  }

  async start(): Promise<void> {
    if (!this.several) return this.lookOnce();
    const first = this.servers.map(async (server) => this.look(server));
    for (const [index, server] of this.servers.entries()) void first[index]?.then(() => this.watch(server));
    // One that hangs must not keep the others waiting.
    await Promise.race([Promise.all(first), this.someFit(first)]);
  }

  /**
   * Makes the connection of a pool; for mysql2's `stream`. Nobody writes to a server that is known to be unfit: it may
   * be back, but the one that is then chosen in its place ends its connections, perhaps as a write was about to be kept.
   */
  readonly connect = (): Socket => {
    const server = this.chosen ?? this.next(this.worthTrying);
    return server?.connect() ?? refused();
  };

  /** The server that is spoken with, or one to try. */
  get at() {
    const server = this.chosen ?? this.next(this.worthTrying) ?? this.next(this.servers);
    if (server === undefined) throw new Error('no database server is named');
    return server.at;
  }

  /** Leaves a server that could not write, for its full disk perhaps; false where no other would do. */
  leave(): boolean {
    const left = this.chosen;
    if (left === undefined || !this.servers.some((other) => other !== left && other.isWelcome)) return false;
    left.avoid(AVOIDED_FOR);
    this.choose();
    return true;
  }

  stop(): void {
    this.stopping.abort();
    for (const server of this.servers) server.close();
  }

  private async lookOnce(): Promise<void> {
    const [only] = this.servers;
    await only?.look();
    only?.close();
  }

  private async watch(server: Server): Promise<void> {
    const { signal } = this.stopping;
    for (;;) {
      await sleep(this.patience.lookEvery, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.look(server);
    }
  }

  private async look(server: Server): Promise<void> {
    await server.look();
    if (this.stopping.signal.aborted) server.close();
    else this.choose();
  }

  private choose(): void {
    if (this.chosen?.isWelcome) return;
    // What could not write can still be read.
    const better =
      this.servers.find(({ isWelcome }) => isWelcome) ?? this.servers.find(({ state }) => state === 'fit');
    if (better === undefined) {
      // One that is only slow is kept, so that a busy machine does not lose what it is about to answer.
      if (this.chosen?.state === 'unfit') this.chosen = undefined;
      return;
    }
    if (better === this.chosen) return;
    this.chosen = better;
    for (const server of this.servers) if (server !== better) server.fence();
  }

  /** Those of which nothing is known against them; one alone is not looked at. */
  private get worthTrying(): readonly Server[] {
    return this.several ? this.servers.filter(({ state }) => state !== 'unfit') : this.servers;
  }

  /** While none is known to be fit each is tried, one after the other. */
  private next(among: readonly Server[]): Server | undefined {
    this.turn += 1;
    return among[this.turn % among.length];
  }

  private someFit(looks: readonly Promise<void>[]): Promise<void> {
    return new Promise((resolve) => {
      for (const look of looks) void look.then(() => this.chosen !== undefined && resolve());
    });
  }
}

/** As if nobody was there. */
function refused(): Socket {
  const socket = new Socket();
  const failure = Object.assign(new Error('no database server is fit'), { code: 'ECONNREFUSED' });
  setImmediate(() => socket.destroy(failure));
  return socket;
}
