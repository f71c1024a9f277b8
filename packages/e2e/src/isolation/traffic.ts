import { setTimeout as wait } from 'node:timers/promises';
import { below, type Random } from './random';
import type { RawAnswer } from './raw-answer';
import type { Asked, Report } from './report';
import { requestText } from './request-text';
import { Wire } from './wire';

/** Connections that all members share, as behind a proxy. */
const SHARED = 3;
/** Milliseconds until a browser that leaves is gone, at most. */
const LEAVES_WITHIN = 12;
/** Milliseconds that an event stream is listened to. */
const LISTENS = 150;

/** Carries requests: on connections that members share or on some of their own, whole, in halves, or left. */
export class Traffic {
  private readonly shared: Wire[] = [];
  private readonly own = new Map<string, Wire>();

  constructor(
    private readonly port: number,
    private readonly random: Random,
    private readonly report: Report,
  ) {}

  /** Judges the answer too. */
  async send(asked: Asked): Promise<RawAnswer | undefined> {
    const wire = await this.wireFor(asked.owner);
    return this.sendOn(wire, asked);
  }

  /** On a connection that nobody else uses, because what is sent may end it. */
  async sendAlone(asked: Asked): Promise<RawAnswer | undefined> {
    const wire = await Wire.open(this.port);
    const answer = await this.sendOn(wire, asked);
    wire.abandon();
    return answer;
  }

  /** Leaves before the answer is whole; what came of it is judged. */
  async sendAndLeave(asked: Asked, after = below(this.random, LEAVES_WITHIN)): Promise<void> {
    const wire = await Wire.open(this.port);
    const answer = this.sendOn(wire, asked);
    await wait(after);
    wire.abandon();
    await answer;
  }

  listen(asked: Asked): Promise<void> {
    return this.sendAndLeave(asked, LISTENS);
  }

  /** Its body stops in the midst. */
  async sendHalf(asked: Asked): Promise<void> {
    const wire = await Wire.open(this.port);
    const text = requestText(asked.sent);
    wire.sendOnly(text.slice(0, text.length - Math.ceil((asked.sent.body?.length ?? 0) / 2)));
    await wait(below(this.random, LEAVES_WITHIN));
    wire.abandon();
  }

  close(): void {
    for (const wire of [...this.shared, ...this.own.values()]) wire.abandon();
  }

  private async sendOn(wire: Wire, asked: Asked): Promise<RawAnswer | undefined> {
    const answer = await wire.send(asked.sent.method, requestText(asked.sent));
    this.report.judge(asked, answer);
    return answer;
  }

  private async wireFor(owner: string): Promise<Wire> {
    if (this.random() < 0.5) {
      const at = below(this.random, SHARED);
      const shared = this.shared[at];
      if (shared?.isUsable) return shared;
      return (this.shared[at] = await Wire.open(this.port));
    }
    const own = this.own.get(owner);
    if (own?.isUsable) return own;
    const wire = await Wire.open(this.port);
    this.own.set(owner, wire);
    return wire;
  }
}
