/** Libraries that name their licence in an older form of package.json, as their LICENSE file has it. */
const READ_IN_FILE = { 'pkg:npm/parse-cache-control@1.0.1': 'BSD-3-Clause' };

/** What one library says of its licence, as SPDX writes it. */
export const licenceOf = ({ purl, licenses = [] }) =>
  READ_IN_FILE[purl] ||
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(' AND ') ||
  'none';

/** `(MIT OR CC0-1.0)`: one of those is enough; of `A AND B` all are needed. */
export function isAllowed(licence, allowed) {
  const [expression, ...more] = licence.replace(/[()]/g, '').split(' AND ');
  const holds = (part) => part.split(' OR ').some((name) => allowed.has(name));
  return holds(expression) && more.every(holds);
}

const checksumOf = ({ externalReferences = [] }) =>
  externalReferences.flatMap(({ hashes = [] }) => hashes).find(({ alg }) => alg === 'SHA-512');

/** What is wrong with what a bill names, one sentence each. */
export function problemsOf(components, allowed) {
  return components.flatMap((component) => {
    const { purl = `${component.name} (without a name of its own)` } = component;
    const licence = licenceOf(component);
    return [
      ...(component.purl ? [] : [`${purl}: nobody could look it up`]),
      ...(isAllowed(licence, allowed) ? [] : [`${purl}: licence ${licence} is not on the list`]),
      ...(checksumOf(component) ? [] : [`${purl}: no checksum`]),
    ];
  });
}
