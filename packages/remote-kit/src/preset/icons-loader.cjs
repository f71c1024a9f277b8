const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const oneIcon = `${readFileSync(join(__dirname, 'one-icon.mjs'), 'utf8')}
export { createLucideIcon as default };
`;

/**
 * What an icon carries for tools alone: keys of its lines, which are random letters and cannot be compressed (the lines
 * of an icon never change places), and a word that only asks for its data. How all of them are drawn is ours.
 */
module.exports = (source) =>
  source.includes('function createLucideIcon(')
    ? oneIcon
    : source.replace(/,\s*key: "[^"]*"/g, '').replace(/^__iconData\.node;$/m, '');
