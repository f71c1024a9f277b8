import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Meal } from '@nestwell/contracts/nutrition';
import type { Member } from './member';

const DEADLINE = 15_000;
/** Milliseconds between a writer's meals: what is measured is the fault, not the machine. */
const BREATH = 25;

export interface Outcome {
  acknowledged: number;
  /** Acknowledged, and not there afterwards. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
  /** Milliseconds without any acknowledged write. */
  longestPause: number;
}

/** Writers that log meals without end, each repeated with its `Idempotency-Key` until it is acknowledged. */
export class Load {
  /** How often which code, or 'no answer', came instead. */
  readonly refusals = new Map<string, number>();
  private readonly acknowledged = new Set<string>();
  private readonly writers: Promise<void>[];
  private stopping = false;
  private longestPause = 0;
  private lastAt = Date.now();
  private sent = 0;

  /** The writers go round the sites. */
  constructor(
    private readonly sites: readonly string[],
    private readonly member: Member,
    writers = 4,
  ) {
    this.writers = Array.from({ length: writers }, () => this.write());
  }

  /** Waits until so many more writes were acknowledged. */
  async acknowledges(more = 20): Promise<void> {
    const goal = this.acknowledged.size + more;
    await this.until(() => this.acknowledged.size >= goal, `${more} more acknowledged writes`);
  }

  /** Waits until writes are refused with a code. */
  refuses(code: string): Promise<void> {
    return this.until(() => this.refusals.has(code), code);
  }

  /** Ends the writers, and compares what was acknowledged with what is there. */
  async finish(): Promise<Outcome> {
    this.stopping = true;
    await Promise.all(this.writers);
    const names = await this.stored();
    const there = new Set(names);
    return {
      acknowledged: this.acknowledged.size,
      lost: [...this.acknowledged].filter((name) => !there.has(name)),
      doubled: names.filter((name, index) => names.indexOf(name) !== index),
      longestPause: this.longestPause,
    };
  }

  private async until(isSo: () => boolean, what: string): Promise<void> {
    const giveUpAt = Date.now() + 60_000;
    while (!isSo()) {
      if (Date.now() > giveUpAt) throw new Error(`never came: ${what}; refusals: ${this.told()}`);
      await wait(20);
    }
  }

  private told(): string {
    return [...this.refusals].map(([code, count]) => `${count} × ${code}`).join(', ');
  }

  private async write(): Promise<void> {
    while (!this.stopping) {
      const name = `meal ${(this.sent += 1)}`;
      const key = randomUUID();
      while (!(await this.log(name, key)) && !this.stopping) await wait(BREATH);
      await wait(BREATH);
    }
  }

  private async log(name: string, key: string): Promise<boolean> {
    const site = this.sites[this.sent % this.sites.length] ?? '';
    const code = await this.answerTo(site, name, key);
    if (code !== undefined) {
      this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
      return false;
    }
    this.acknowledged.add(name);
    this.longestPause = Math.max(this.longestPause, Date.now() - this.lastAt);
    this.lastAt = Date.now();
    return true;
  }

  /** Undefined for an acknowledged write. */
  private async answerTo(site: string, name: string, key: string): Promise<string | undefined> {
    try {
      const answer = await fetch(`${site}/api/users/${this.member.id}/meals`, {
        method: 'POST',
        headers: { ...this.member.headers, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ name, calories: 100, mealType: 'snack' }),
        signal: AbortSignal.timeout(DEADLINE),
      });
      if (answer.status === 201) return undefined;
      return ((await answer.json()) as { code: string }).code;
    } catch {
      return 'no answer';
    }
  }

  private async stored(): Promise<string[]> {
    const names: string[] = [];
    let path: string | undefined = `/api/users/${this.member.id}/meals`;
    while (path !== undefined) {
      const answer: Response = await fetch(this.sites[0] + path, { headers: this.member.headers });
      if (!answer.ok) throw new Error(`the meals cannot be read: ${answer.status} ${await answer.text()}`);
      names.push(...((await answer.json()) as Meal[]).map(({ name }) => name));
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return names;
  }
}
