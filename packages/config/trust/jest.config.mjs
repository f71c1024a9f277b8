import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repository } from '../repository.mjs';
import { servicesAnew } from '../jest/services.mjs';
import { guards } from './guards.mjs';

const mutated = createRequire(import.meta.url).resolve('./mutated.cjs');
const [[pattern, [, options]]] = Object.entries(servicesAnew.transform);

/** A project for each guard: the services without it, and the file of the test that must fail then. */
const projects = guards.map(({ guard, file, from, to, proof: [test] }) => ({
  ...servicesAnew,
  displayName: guard,
  testMatch: [join(repository, test)],
  transform: { [pattern]: [mutated, { ...options, mutation: { file, from, to } }] },
}));

export default { projects, testTimeout: 60_000, workerIdleMemoryLimit: '800MB' };
