/**
 * Leaves of what is lent whole (`export * as ui from '@nestwell/ui';`) the names that it is given for each package, so
 * that the bundler can tell what else is not asked for.
 */
module.exports = function firstNamesLoader(source) {
  return narrowed(source, this.getOptions());
};

const narrowed = (source, names) =>
  source.replace(/export \* as (\w+) from '([^']+)';/g, (_, whole, from) => {
    const taken = (names[from] ?? []).map((name) => [name, `${whole}_${name}`]);
    const imported = taken.map(([name, here]) => `${name} as ${here}`);
    const given = taken.map(([name, here]) => `${name}: ${here}`);
    return `import { ${imported.join(', ')} } from '${from}';\nexport const ${whole} = { ${given.join(', ')} };`;
  });

module.exports.narrowed = narrowed;
