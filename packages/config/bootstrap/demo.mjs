import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { repository } from '../repository.mjs';
import { node } from './run.mjs';

const [DEMO, ANEW] = ['--demo', '--anew'];

/** What was asked of `npm start`; throws at what it does not take. */
export function wishesOf(words) {
  const isDemo = words.includes(DEMO);
  const unknown = words.filter((word) => ![DEMO, ANEW].includes(word) || !isDemo);
  if (unknown.length > 0)
    throw new Error(`npm start takes -- ${DEMO} and -- ${DEMO} ${ANEW}; not ${unknown.join(' ')}`);
  return { isDemo, isAnew: words.includes(ANEW) };
}

/**
 * Has the demo made in a folder of its own, so that no data of anybody's is touched, and has the site served from
 * there. A demo that stands is kept with what was tried in it; `isAnew` makes it afresh, its year ending today.
 */
export async function prepareDemo({ isAnew, env = process.env }) {
  const folder = resolve(repository, env.DATA_DIR ?? '.data', 'demo');
  if (isAnew) rmSync(folder, { recursive: true, force: true });
  if (!(await node('services/dist/cli/demo.js', [folder]))) process.exit(1);
  env.DATA_DIR = folder;
}
