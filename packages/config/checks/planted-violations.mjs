/** Breaks every rule, in a tree of its own, and insists that the rule notices. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { violationsIn } from '../dependencies/violations.mjs';
import { allowed, plants } from '../dependencies/plants.mjs';
import { rules } from '../dependencies/rules.mjs';
import { conclude } from '../repository.mjs';

function violationsOf(files) {
  const tree = mkdtempSync(join(tmpdir(), 'nestwell-plant-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    linkPackages(tree);
    return violationsIn(tree).violations;
  } finally {
    rmSync(tree, { recursive: true });
  }
}

/** Planted packages are found by their names, as in an installed checkout. */
function linkPackages(tree) {
  for (const folder of existsSync(join(tree, 'packages')) ? readdirSync(join(tree, 'packages')) : []) {
    if (!existsSync(join(tree, 'packages', folder, 'package.json'))) continue;
    mkdirSync(join(tree, 'node_modules/@nestwell'), { recursive: true });
    symlinkSync(join(tree, 'packages', folder), join(tree, 'node_modules/@nestwell', folder));
  }
}

const problems = [];
for (const { rule, from, files } of plants) {
  const found = violationsOf(files);
  if (!found.some((violation) => violation.rule === rule && violation.from === from)) {
    problems.push(`${rule} did not notice ${from}; found ${JSON.stringify(found)}`);
  }
}
for (const { name } of rules) {
  if (!plants.some(({ rule }) => rule === name)) problems.push(`nothing proves that ${name} works`);
}
for (const { rule, from, to } of violationsOf(allowed)) {
  problems.push(`${rule} refuses what is allowed: ${from} → ${to}`);
}
conclude(problems, `${plants.length} planted violations of ${rules.length} rules were caught`);
