/**
 * What an icon carries for tools alone: keys of its lines, which are random letters and cannot be compressed (the lines
 * of an icon never change places), the name that tools call it by, and a word that only asks for its data.
 */
module.exports = (source) =>
  source
    .replace(/,\s*key: "[^"]*"/g, '')
    .replace(/^__iconData\.node;$/m, '')
    .replace(/^ *if \(iconData\.name\) \{[^}]*\}$/m, '');
