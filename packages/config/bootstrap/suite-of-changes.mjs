import { browserFilesFor } from './browser-files.mjs';
import { changedFiles, stands, workspacesOf } from './changes.mjs';
import { lint } from './lint.mjs';
import { tool } from './run.mjs';
import { check, one, runSteps } from './steps.mjs';
import { testFilesFor } from './test-files.mjs';
import { browserTests, build, jest } from './test-runs.mjs';

/** So many workspaces: no module, and not the services alone. */
const WIDE = 6;

/** What the changes since the main branch can break, of the checks in `suite.mjs`. */
export async function verifyChanges() {
  const changed = changedFiles();
  if (changed.length === 0) return console.log('Nothing differs from the main branch.');
  const files = changed.filter(stands);
  const { touched, affected } = workspacesOf(changed);
  const sources = files.filter((path) => /\.([cm]?[jt]s|tsx|css|json)$/.test(path));
  const browserFiles = browserFilesFor(changed);
  const tests = testFilesFor(sources, { isWide: affected.length > WIDE });
  if (tests.left > 0) console.log(`${tests.left} test files further away are left to "pnpm verify"`);
  console.log(`${changed.length} files differ in ${touched.join(', ') || 'no workspace'}`);

  await runSteps([
    // Beside the checks, and first: nothing else here takes as long.
    ...(browserFiles.length > 0 ? [build] : []),
    ...(files.length > 0
      ? [one('format', tool('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files)]
      : []),
    check('tree'),
    ...(affected.length > 0 ? [check('types', `types of ${affected.join(', ')}`, ...affected)] : []),
    ...(touched.length > 0 ? [lint('lint', ...touched)] : []),
    check('dependencies', 'import directions'),
    one('unused code', tool('knip')),
    check('file-lengths', 'file lengths'),
    check('role-queries', 'queries by role'),
    check('worn-classes', 'worn classes'),
    check('specification'),
    check('trust'),
    ...(changed.some((path) => path.startsWith('packages/config/dependencies/'))
      ? [check('planted-violations')]
      : []),
    ...(tests.files.length > 0 ? [jest('--runTestsByPath', ...tests.files)] : []),
    ...(browserFiles.length > 0
      ? [browserTests(...browserFiles.map((path) => path.replace('packages/e2e/', '')))]
      : []),
  ]);
}
