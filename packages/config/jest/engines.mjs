/** On which engine each attack of `docs/trust.md` is tried: on both, wherever rows are kept. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository.mjs';

const textOf = (path) => readFileSync(join(repository, path), 'utf8');

/** Tests of what is answered before any row is read, and the one that reads the bytes of a SQLite file. */
const ANY_ENGINE = [
  'services/src/app.http-spec.ts',
  'services/src/web/documents/headers.http-spec.ts',
  'services/src/releases/registry/restart.http-spec.ts',
  'services/src/platform/http/endpoint.http-spec.ts',
  'services/src/platform/http/log.http-spec.ts',
  'services/src/platform/http/server.http-spec.ts',
];
/** `kept-tables.http-spec.ts` reads the bytes of both. */
const SQLITE = ['services/src/account/erasure/everything.http-spec.ts'];

const [attacks = ''] = /## The attacks[^]*?(?=\n## )/.exec(textOf('docs/trust.md')) ?? [];
const tests = new Set([...attacks.matchAll(/`(services\/[^`]+-spec\.ts)`:/g)].map(([, path]) => path));
const goesThroughBoth = (path) => textOf(path).includes('onBothEngines(');

/** Tests of attacks that are written for one engine, and so are run once more on the other. */
export const onMariadbToo = [...tests].filter(
  (path) => !goesThroughBoth(path) && ![...ANY_ENGINE, ...SQLITE].includes(path),
);

/** Where a test is run: 'both engines', 'SQLite', 'any engine', 'a browser'. */
export function placeOf(path) {
  if (ANY_ENGINE.includes(path)) return 'any engine';
  if (SQLITE.includes(path)) return 'SQLite';
  if (path.startsWith('services/')) return 'both engines';
  return /engine of |startSite\(\{ engine/.test(textOf(path)) ? 'both engines' : 'a browser';
}
