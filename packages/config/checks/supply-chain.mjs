/**
 * What the product brings along of others: writes the bill of materials (CycloneDX) to `dist/sbom.cdx.json` and prints
 * how many libraries come under which licence. Fails where one has no name, no checksum or a licence that is not on the
 * list, where the rules of installing were loosened, and where a library is not locked for a system it is started on.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { printedByPnpm } from '../bootstrap/pnpm.mjs';
import { conclude, repository } from '../repository.mjs';
import { licenceOf, problemsOf } from './bill-of-materials.mjs';
import { missingParts } from './native-parts.mjs';

/** Each lets a closed product be made with it, with its notice kept; MPL asks for changes to its own files only. */
const LICENCES =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 Unlicense Zlib';
const ALLOWED = new Set(LICENCES.split(' '));
const RULES = [
  /^minimumReleaseAge: ([4-9]\d{3}|\d{5,})$/m,
  /^trustPolicy: no-downgrade$/m,
  /^strictDepBuilds: true$/m,
];

const text = printedByPnpm('sbom', '--sbom-format', 'cyclonedx', '--prod');
const bill = JSON.parse(text);
const brought = bill.components.filter(({ group }) => group !== '@nestwell');
const read = (file) => readFileSync(join(repository, file), 'utf8');
const workspace = read('pnpm-workspace.yaml');
const locked = Object.keys(parse(read('pnpm-lock.yaml')).packages);

mkdirSync(join(repository, 'dist'), { recursive: true });
writeFileSync(join(repository, 'dist/sbom.cdx.json'), text);

const counts = new Map();
for (const licence of brought.map(licenceOf)) counts.set(licence, (counts.get(licence) ?? 0) + 1);
for (const [licence, count] of [...counts].sort(([, one], [, other]) => other - one))
  console.log(`${String(count).padStart(5)}  ${licence}`);

/** A check that sees nothing would pass. */
const planted = [
  { name: 'nameless', licenses: [{ license: { id: 'MIT' } }] },
  { purl: 'pkg:npm/sspl@1.0.0', licenses: [{ license: { id: 'SSPL-1.0' } }] },
  { purl: 'pkg:npm/both@1.0.0', licenses: [{ expression: '(MIT AND GPL-3.0-only)' }] },
  { purl: 'pkg:npm/silent@1.0.0' },
];
const unseen = planted.filter((part) => problemsOf([part], ALLOWED).length !== 2);

conclude(
  [
    ...(brought.length > 0 ? [] : ['the bill of materials is empty']),
    ...(missingParts(['@some/core-linux-x64-gnu@1.0.0']).length > 0
      ? []
      : ['a part for one system was not seen']),
    ...missingParts(locked),
    ...unseen.map((part) => `the planted ${part.purl ?? part.name} was not seen`),
    ...problemsOf(brought, ALLOWED),
    ...RULES.filter((rule) => !rule.test(workspace)).map(
      (rule) => `pnpm-workspace.yaml misses ${rule.source}`,
    ),
  ],
  `${brought.length} libraries in dist/sbom.cdx.json, each with a licence that may be used and a checksum; what is built per system is locked for all`,
);
