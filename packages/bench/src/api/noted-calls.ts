import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { Site } from '@nestwell/e2e/site';
import { hotCalls } from './hot-calls';
import type { Mother } from './mother';

export interface Statement {
  sql: string;
  values: unknown[];
}

/** A call as the services do it: which reads it takes, in their order, and what it answers. */
export interface NotedCall {
  name: string;
  address: string;
  path: string;
  statements: Statement[];
  answer: unknown;
}

const file = join(tmpdir(), `nestwell-statements-${process.pid}`);

/** What a site needs in its configuration for its statements to be noted. */
export const notingStatements = {
  STATEMENTS: file,
  NODE_OPTIONS: `--import ${new URL('./note-statements.mjs', import.meta.url).href}`,
};

/** Asks each hot call twice, for what is read once only, and notes the second. */
export async function noteCalls(mother: Mother, now: Date): Promise<NotedCall[]> {
  const noted: NotedCall[] = [];
  for (const [name, address] of Object.entries(hotCalls(mother.id, now))) {
    await mother.get(address);
    writeFileSync(file, '');
    const answer: unknown = await (await mother.get(address)).json();
    const statements = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(statementOf);
    noted.push({ name, address, path: address.split('?')[0] ?? '', statements, answer });
  }
  return noted;
}

/** The site again as it is otherwise, with its data. */
export async function stopNoting(site: Site): Promise<void> {
  await site.end();
  for (const name of Object.keys(notingStatements)) delete site.settings[name];
  rmSync(file, { force: true });
  await site.run();
}

const statementOf = (line: string) => deserialize(Buffer.from(line, 'base64')) as Statement;
