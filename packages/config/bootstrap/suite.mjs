import { tool } from './run.mjs';
import { check, one, runSteps } from './steps.mjs';
import { browserTests, build, jest } from './test-runs.mjs';

/** All checks in the order of their cost, and one count over them. */
export const verify = () =>
  runSteps([
    one('format', tool('prettier'), '--check', '--log-level', 'warn', '.'),
    one('versions', tool('sherif')),
    check('tree'),
    check('file-lengths', 'file lengths'),
    check('role-queries', 'queries by role'),
    check('types'),
    one('lint', tool('oxlint'), '--type-aware', '--deny-warnings'),
    check('dependencies', 'import directions'),
    check('planted-violations', 'planted violations'),
    one('unused code', tool('knip')),
    jest(),
    build,
    browserTests(),
  ]);
