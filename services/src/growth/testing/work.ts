import { Database } from '../../platform/database/database';
import { fromBinary } from '../../platform/database/ids';
import { recorded, type Recorded } from '../../platform/database/testing/recorded';
import type { RegisteredJob } from '../../platform/jobs/jobs';
import { PersonalData } from '../../platform/personal-data';
import type { TestApp } from '../../platform/testing/test-app';
import type { Member } from '../../testing/member';
import { hotCalls } from './hot-calls';

/** What asks the database something: a call of hers, or a job. */
export interface Work {
  name: string;
  run: () => Promise<void>;
}

interface Among {
  member: Member;
  /** Somebody else, who takes her data with her and leaves. */
  leaver: Buffer;
  postId: string;
  jobs: readonly RegisteredJob[];
}

export function workOf(app: TestApp, { member, leaver, postId, jobs }: Among): Work[] {
  const { id: userId } = member;
  const ask = async (path: string, json?: object) => {
    const { status } = await member.send(path, json && { method: 'POST', json });
    if (status >= 300) throw new Error(`${path} answered ${status}`);
  };
  const meal = { name: 'Lentil stew', calories: 420, mealType: 'lunch' };
  const reads = Object.entries(hotCalls(userId, app.clock.now(), postId));
  return [
    ...reads.map(([name, path]) => ({ name, run: () => ask(path) })),
    { name: 'log a meal', run: () => ask(`/api/users/${userId}/meals`, meal) },
    { name: 'track water', run: () => ask('/api/tracking', { userId, waterIntake: 6 }) },
    { name: 'export', run: async () => void (await app.get(PersonalData).exportOf(fromBinary(leaver))) },
    { name: 'erase', run: () => erase(app, fromBinary(leaver)) },
    ...jobs.map((job) => ({
      name: job.name,
      run: () => job.run(app.clock.now(), AbortSignal.timeout(60_000)),
    })),
  ];
}

/** Each statement once that finds rows: what is only put in depends on no other rows. */
export async function statementsOf(app: TestApp, { run }: Work): Promise<Recorded[]> {
  const all = await recorded(app.get(Database), /^\s*(select|update|delete)/i, run);
  return [...new Map(all.map((statement) => [statement.sql, statement])).values()];
}

async function erase(app: TestApp, userId: string): Promise<void> {
  const [database, data] = [app.get(Database), app.get(PersonalData)];
  while (await database.run(() => data.eraseSome(userId)));
  await database.run(() => data.erase(userId));
}
