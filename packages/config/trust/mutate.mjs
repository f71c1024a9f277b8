/**
 * Takes each guard of the services away, one after another, and insists that the test that is named for it fails.
 * An argument chooses those whose names have these words.
 */
import { runCLI } from 'jest';
import { conclude, repository } from '../repository.mjs';
import { guards } from './guards.mjs';

const [words = ''] = process.argv.slice(2);
const chosen = guards.filter(({ guard }) => guard.includes(words));
const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('%s', '.+');
const testNamePattern = [...new Set(chosen.map(({ proof }) => escaped(proof[1])))].join('|');

const { results } = await runCLI(
  {
    config: 'packages/config/trust/jest.config.mjs',
    selectProjects: chosen.map(({ guard }) => guard),
    testNamePattern,
    maxWorkers: 2,
    reporters: [],
    _: [],
    $0: 'jest',
  },
  [repository],
);

/** Whether the test failed by what it expects, rather than because nothing started. */
function isNoticed({ guard, proof: [, name] }) {
  const file = results.testResults.find(({ displayName }) => displayName?.name === guard);
  const named = file?.testResults.filter(({ title }) => title.startsWith(name.split('%s')[0]));
  return (
    named?.some(({ failureMessages }) => failureMessages.some((text) => text.includes('expect('))) === true
  );
}

const problems = chosen
  .filter((one) => !isNoticed(one))
  .map(
    ({ guard, proof: [file, name] }) => `“${guard}” was taken away, and “${name}” of ${file} did not fail`,
  );
conclude(problems, `${chosen.length} guards were taken away; each time the named test failed`);
