/**
 * Of what is lent whole (`export * as ui from '@nestwell/ui';`) a part, by the names that it is given for each package, so
 * that the bundler can tell what else is not asked for.
 */
module.exports = function firstNamesLoader(source) {
  return narrowed(source, this.getOptions());
};

const narrowed = (source, names) =>
  source.replace(/(export|import) \* as (\w+) from '([^']+)';/g, (_, word, whole, from) => {
    const taken = (names[from] ?? []).map((name) => [name, `${whole}_${name}`]);
    const imported = taken.map(([name, here]) => `${name} as ${here}`);
    const given = taken.map(([name, here]) => `${name}: ${here}`);
    const said = word === 'export' ? 'export const' : 'const';
    return `import { ${imported.join(', ')} } from '${from}';\n${said} ${whole} = { ${given.join(', ')} };`;
  });

module.exports.narrowed = narrowed;
