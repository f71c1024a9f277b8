const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { runInNewContext } = require('node:vm');
const onePath = require('./one-path.cjs');

const oneIcon = `${readFileSync(join(__dirname, 'one-icon.mjs'), 'utf8')}
export { createLucideIcon as default };
`;

const DATA = /^const __iconData = (\{[^]*?^\});$/m;

/** What is drawn of an icon: as one path, or its parts where one is drawn in a way of its own. */
function drawn(text) {
  const { node, size } = runInNewContext(`(${text})`);
  // Keys are for lists whose parts change places, and random letters.
  const parts = node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
  const path = onePath(parts);
  return { ...(size !== 24 && { size }), node: path === undefined ? parts : [['path', { d: path }]] };
}

/** An icon as it is drawn, without its names and what else is for tools. How all of them are drawn is ours. */
module.exports = (source) => {
  if (source.includes('function createLucideIcon(')) return oneIcon;
  const data = source.replace(DATA, (_, text) => `const __iconData = ${JSON.stringify(drawn(text))};`);
  return data.replace(/^__iconData\.node;$/m, '');
};
