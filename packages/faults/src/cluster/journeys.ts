import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { registerMember, type Member } from '../kit/member';
import { Ledger } from './ledger';

const DEADLINE = 15_000;
/** Milliseconds between two things a mother does: what is measured is the fault, not the machine. */
const BREATH = 60;
const ROUNDS = 15;
/** How long a browser waits before it asks again. */
const AGAIN = 250;

const DAY = 86_400_000;

/** Mothers who sign up, open Home, note meals, set reminders and look at what they noted, one after the other. */
export class Journeys {
  readonly ledger = new Ledger();
  private readonly mothers: Promise<void>[];
  private readonly members: Member[] = [];
  private stopping = false;

  constructor(
    private readonly site: string,
    mothers = 4,
  ) {
    this.mothers = Array.from({ length: mothers }, () => this.live());
  }

  /** Waits until so many more writes were acknowledged. */
  async acknowledges(more = 30): Promise<void> {
    const goal = this.ledger.acknowledged + more;
    const giveUpAt = Date.now() + 90_000;
    while (this.ledger.acknowledged < goal) {
      if (Date.now() > giveUpAt) throw new Error(`no more writes are acknowledged: ${this.ledger.told}`);
      await wait(20);
    }
  }

  /** Ends them, and compares what was acknowledged with what is there. */
  async finish(): Promise<Ledger> {
    this.stopping = true;
    await Promise.all(this.mothers);
    for (const member of this.members) {
      this.ledger.compare(member.id, [...(await this.meals(member)), ...(await this.reminders(member))]);
    }
    return this.ledger;
  }

  private async live(): Promise<void> {
    while (!this.stopping) {
      const member = await registerMember(this.site).catch(() => undefined);
      if (member === undefined) {
        this.ledger.refused('sign-up');
        await wait(AGAIN);
        continue;
      }
      this.members.push(member);
      for (let round = 0; round < ROUNDS && !this.stopping; round += 1) await this.round(member);
    }
  }

  private async round(member: Member): Promise<void> {
    await this.until(() => this.ask(member, '/'));
    const meal = `meal ${randomUUID()}`;
    await this.write(member, `/api/users/${member.id}/meals`, meal, {
      name: meal,
      calories: 100,
      mealType: 'snack',
    });
    await this.sees(meal, () => this.meals(member));
    const title = `reminder ${randomUUID()}`;
    const dueDateTime = new Date(Date.now() + DAY).toISOString();
    await this.write(member, '/api/reminders', title, {
      userId: member.id,
      title,
      type: 'personal',
      dueDateTime,
    });
    await this.sees(title, () => this.reminders(member));
  }

  private async write(member: Member, path: string, name: string, body: object): Promise<void> {
    const key = randomUUID();
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    await this.until(() => this.ask(member, path, { method: 'POST', headers, body: JSON.stringify(body) }));
    if (!this.stopping) this.ledger.acknowledge(member.id, name);
    await wait(BREATH);
  }

  /** What she has just noted stands on the screen that she opens next. */
  private async sees(name: string, read: () => Promise<string[]>): Promise<void> {
    if (this.stopping) return;
    const names = await this.until(read);
    if (names !== undefined && !names.includes(name)) this.ledger.unseen.push(name);
  }

  private async until<T>(act: () => Promise<T>): Promise<T | undefined> {
    for (let tries = 1; !this.stopping; tries += 1) {
      try {
        return await act();
      } catch (error) {
        this.ledger.refused(error instanceof Refused ? error.message : 'no answer', tries);
        await wait(AGAIN);
      }
    }
    return undefined;
  }

  private async meals(member: Member): Promise<string[]> {
    const rows = (await this.ask(member, `/api/users/${member.id}/meals?limit=50`)) as { name: string }[];
    return rows.map(({ name }) => name);
  }

  private async reminders(member: Member): Promise<string[]> {
    const period = new URLSearchParams({
      startDate: new Date(Date.now() - DAY).toISOString(),
      endDate: new Date(Date.now() + 3 * DAY).toISOString(),
      limit: '1000',
    });
    const path = `/api/users/${member.id}/reminders?${period.toString()}`;
    return ((await this.ask(member, path)) as { title: string }[]).map(({ title }) => title);
  }

  private async ask(member: Member, path: string, request: RequestInit = {}): Promise<unknown> {
    const answer = await fetch(this.site + path, {
      ...request,
      headers: { ...member.headers, ...(request.headers as Record<string, string> | undefined) },
      signal: AbortSignal.timeout(DEADLINE),
    });
    const text = await answer.text();
    if (!answer.ok)
      throw new Refused(`${answer.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 60)}`);
    return text.startsWith('<') ? text : (JSON.parse(text) as unknown);
  }
}

class Refused extends Error {}
