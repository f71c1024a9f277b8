/** No source file over 300 lines, no test over 400; reports median and 95th percentile (aims: 60 and 200). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, repository, sourceFiles } from '../repository.mjs';

const TEST = /\.(test|spec|db-spec|http-spec|e2e)\.tsx?$/;
const limitOf = (path) => (TEST.test(path) ? 400 : 300);

const lengths = sourceFiles()
  .map((path) => ({ path, lines: readFileSync(join(repository, path), 'utf8').trimEnd().split('\n').length }))
  .sort((one, other) => one.lines - other.lines);
const at = (share) => lengths[Math.floor(share * (lengths.length - 1))]?.lines ?? 0;

conclude(
  lengths
    .filter(({ path, lines }) => lines > limitOf(path))
    .map(({ path, lines }) => `${path} has ${lines} lines, at most ${limitOf(path)}`),
  `${lengths.length} files: median ${at(0.5)} lines, 95 % within ${at(0.95)}, longest ${at(1)}`,
);
