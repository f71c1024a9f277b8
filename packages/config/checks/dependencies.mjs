/** Checks the import directions of the whole tree. */
import { violationsIn } from '../dependencies/violations.mjs';
import { conclude, repository, sourceFiles } from '../repository.mjs';

const { modules, violations } = await violationsIn(repository);
const problems = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);

// Without a working parser the tool finds nothing wrong because it finds nothing at all.
const expected = sourceFiles().filter((path) => path.includes('/src/')).length;
if (modules < expected) problems.push(`only ${modules} of at least ${expected} modules were followed`);

conclude(problems, `${modules} modules keep their directions`);
