import { lint } from './lint.mjs';
import { node, tool } from './run.mjs';
import { check, one, runSteps } from './steps.mjs';
import { browserTests, build, jest } from './test-runs.mjs';

/** All checks and one count over them; the longest first, so that those side by side end together. */
export async function verify() {
  await node('packages/config/checks/css-types.mjs');
  return runSteps([
    // Rules that ask for types read every project anyway: its types are checked by the same programs.
    lint('types and lint', '--type-check'),
    build,
    one('format', tool('oxfmt'), '--check'),
    check('dependencies', 'import directions'),
    one('unused code', tool('knip')),
    check('planted-violations', 'planted violations'),
    one('versions', tool('sherif')),
    check('regular-expressions', 'regular expressions'),
    check('tree'),
    check('file-lengths', 'file lengths'),
    check('role-queries', 'queries by role'),
    check('worn-classes', 'worn classes'),
    check('specification'),
    check('supply-chain', 'supply chain'),
    check('trust'),
    jest(),
    browserTests(),
  ]);
}
