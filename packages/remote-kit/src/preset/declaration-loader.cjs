const ts = require('typescript');
const { applied, endWithComma } = require('./cuts.cjs');

/** What a page runs of a declaration, by the lists in it. */
const RUN = { pages: new Set(['path', 'load']), widgets: new Set(['slot', 'component']) };

/**
 * Leaves of a module's declaration what runs. All the rest of it is read by the build into `remote.json`, and reaches a
 * page by its registry, before the module's code does: titles, states, commands, what is kept.
 */
module.exports = function declarationLoader(source) {
  const file = ts.createSourceFile('remote.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const cuts = [];
  const leave = (list, isLeft) => {
    for (const part of list.properties)
      if (!isLeft(part.name?.getText(file)))
        cuts.push([part.getFullStart(), endWithComma(source, part.getEnd()), '']);
  };
  const visit = (node) => {
    if (!isDeclaration(node)) return ts.forEachChild(node, visit);
    const [declared] = node.arguments;
    leave(declared, (name) => Object.hasOwn(RUN, name));
    for (const { name, initializer } of declared.properties) {
      const runs = RUN[name?.getText(file)];
      if (runs === undefined || !ts.isArrayLiteralExpression(initializer)) continue;
      for (const one of initializer.elements.filter(ts.isObjectLiteralExpression))
        leave(one, (part) => runs.has(part));
    }
  };
  visit(file);
  return applied(source, cuts);
};

const isDeclaration = (node) =>
  ts.isCallExpression(node) &&
  node.expression.getText() === 'defineRemote' &&
  ts.isObjectLiteralExpression(node.arguments[0]);
