import { randomUUID } from 'node:crypto';
import { nursingMother } from '@nestwell/e2e/member';
import type { Request } from 'autocannon';
import { DAY, HOUR } from '@nestwell/domain/moments';
import { timeZone } from '@nestwell/e2e/zone';

const meal = { name: 'Lentil stew', calories: 420, mealType: 'lunch', protein: 21, carbs: 50, fat: 9 };
const day = { waterIntake: 6, sleepHours: 6.5, mood: 3, energyLevel: 2 };

/** A mother with a day like many behind her, who calls without a browser. */
export class Mother {
  private constructor(
    private readonly site: string,
    readonly id: string,
    /** As her browser would send it. */
    readonly cookie: string,
  ) {}

  static async register(site: string): Promise<Mother> {
    const email = `${randomUUID()}@example.com`;
    const answer = await sent(`${site}/api/users`, { email, ...nursingMother });
    const { id } = (await answer.json()) as { id: string };
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return new Mother(site, id, cookie.join('; '));
  }

  get headers(): Record<string, string> {
    return { cookie: this.cookie, 'x-timezone': timeZone, 'x-user-id': this.id };
  }

  /** For a browser that is at this address, as `addCookies` takes them. */
  cookiesAt(url: string): { name: string; value: string; url: string }[] {
    return this.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return { name, value, url };
    });
  }

  /** The token of her session, as it was before it was signed. */
  get token(): string {
    const [, signed = ''] = /nestwell_session=([^;]+)/.exec(this.cookie) ?? [];
    const value = decodeURIComponent(signed);
    return value.slice(0, value.lastIndexOf('.'));
  }

  /** Six meals, a day's values, two workouts, a month of reminders. */
  async live(now: Date): Promise<void> {
    const userId = this.id;
    for (let n = 0; n < 6; n += 1)
      await this.send(`/api/users/${userId}/meals`, { ...meal, name: `Stew ${n}` });
    await this.send('/api/tracking', { userId, ...day });
    const [exercise] = (await (await this.get('/api/exercises')).json()) as { id: string }[];
    for (let n = 0; n < 2; n += 1)
      await this.send('/api/workouts', { userId, exerciseId: exercise?.id, duration: 20 });
    for (let day = -14; day < 14; day += 1) {
      const dueDateTime = new Date(now.getTime() + day * DAY + HOUR).toISOString();
      await this.send('/api/reminders', {
        userId,
        title: `Vitamins ${day}`,
        type: 'medication',
        dueDateTime,
      });
    }
  }

  /** What an open site writes most. */
  get writes(): Record<string, Request> {
    const userId = this.id;
    const tomorrow = new Date(Date.now() + DAY).toISOString();
    const reminder = { userId, title: 'Vitamins', type: 'medication', dueDateTime: tomorrow };
    return {
      'a meal': this.posting(`/api/users/${userId}/meals`, { ...meal, name: 'Stew' }),
      "a day's values": this.posting('/api/tracking', { userId, ...day }),
      'a reminder': this.posting('/api/reminders', reminder),
    };
  }

  async post(): Promise<void> {
    const userId = this.id;
    await this.send('/api/community/posts', { userId, content: 'The night was long.', category: 'support' });
  }

  get(path: string): Promise<Response> {
    return ok(fetch(this.site + path, { headers: this.headers }));
  }

  private posting(path: string, body: object): Request {
    const headers = { ...this.headers, 'content-type': 'application/json' };
    return { method: 'POST', path, headers, body: JSON.stringify(body) };
  }

  private send(path: string, body: object): Promise<Response> {
    return sent(this.site + path, body, this.headers);
  }
}

const sent = (url: string, body: object, headers: Record<string, string> = { 'x-timezone': timeZone }) =>
  ok(
    fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

async function ok(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
