/** Things that must not stand anywhere in the tree: silenced checks, leftovers, addresses of one machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclude, filesBelow, repository } from '../repository.mjs';

const TEXT = /\.([cm]?[jt]s|tsx|json|ya?ml|css|html|md|svg|txt)$|^\.ci\/|^\.[a-z]+rc$/;
// Put together here, so that this file does not find itself.
const word = (...parts) => parts.join('');

const FORBIDDEN = [
  {
    what: 'a silenced check',
    pattern: new RegExp(word('(es|ox)lint-', 'disable|@ts-', '(ignore|expect-error|nocheck)')),
  },
  {
    what: 'an ignored test',
    pattern: new RegExp(word(String.raw`\b(it|test|describe)\.`, String.raw`(skip|only|todo|fixme)\b`)),
  },
  {
    what: 'an open end',
    pattern: new RegExp(word(String.raw`\bTO`, String.raw`DO\b|\bFIX`, String.raw`ME\b`)),
  },
  { what: 'a path of one machine', pattern: new RegExp(word('/wo', 'rk/|/ho', 'me/[a-z]+/|/Us', 'ers/')) },
  // Without a registry in the lockfile each machine installs from the one it is set up for.
  {
    what: "a registry's address",
    pattern: new RegExp(word('tar', 'ball: ', String.raw`\S|registry[.=]\S*://|registry\.npm`, 'js')),
  },
];

const problems = [];
for (const path of filesBelow().filter((file) => TEXT.test(file))) {
  const lines = readFileSync(join(repository, path), 'utf8').split('\n');
  for (const { what, pattern } of FORBIDDEN) {
    const line = lines.findIndex((text) => pattern.test(text));
    if (line >= 0) problems.push(`${path}:${line + 1}: ${what}: ${lines[line].trim().slice(0, 100)}`);
  }
}
conclude(problems, 'the tree is clean');
