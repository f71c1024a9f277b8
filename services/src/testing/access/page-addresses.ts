import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { teamPage } from '@nestwell/contracts/delivery/server';

const ROOT = join(import.meta.dirname, '../../../..');
/** What modules declare; an id in a path stands for itself. */
const declared = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((name) => [
    ...readFileSync(join(ROOT, name, 'src/remote.tsx'), 'utf8').matchAll(/^ +path: '(\/[^']*)'/gm),
  ])
  .map(([, path]) => path ?? '');
/** Of a released version, of a name, of a build on this machine, of both, and of none. */
const PREVIEWS = [
  'tea@v1',
  'tea@pr-42',
  'tea@http://localhost:4201',
  'tea@v1,till@http://localhost:4202',
  '',
];
/** Every page, also with previews asked for. */
export const PAGES = [
  ...PREVIEWS.map((choice) => `/?with=${choice}`),
  ...['/', ...declared, teamPage.path, '/nowhere', '/tea', '/checkout?purchase=1'].flatMap((path) => [
    path,
    `${path}${path.includes('?') ? '&' : '?'}with=tea@http://localhost:4201`,
  ]),
];
