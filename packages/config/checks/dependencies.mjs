/** Checks the import directions of the whole tree. */
import { violationsIn } from '../dependencies/violations.mjs';
import { conclude, repository } from '../repository.mjs';

const { modules, violations } = violationsIn(repository);
const problems = violations.map(
  ({ rule, from, line, to }) => `${rule}: ${line === undefined ? from : `${from}:${line}`} → ${to}`,
);
if (modules === 0) problems.push('no modules were followed');

conclude(problems, `${modules} modules keep their directions`);
