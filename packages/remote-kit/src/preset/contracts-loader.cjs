const ts = require('typescript');
const { applied, endWithComma } = require('./cuts.cjs');

/** What of a call's description is read by the server, the API's page and the checks, and by no browser. */
const FOR_SERVERS = new Set([
  'summary',
  'params',
  'query',
  'body',
  'response',
  'status',
  'bodyLimit',
  'audited',
  'undo',
  'changes',
]);

/** The two functions of the kernel that describe a call; whatever else contracts call of each other makes schemas. */
const DESCRIBES = new Set(['endpoint', 'queued']);

/**
 * Leaves of a contract what a browser uses of it. Schemas run on the server only, and inert ones (`zod-stand-in.ts`)
 * are still code that every phone would load: each becomes a plain value, which the bundler drops where nobody asks for it.
 */
module.exports = function contractsLoader(source) {
  return withoutSchemas(source);
};

function withoutSchemas(source) {
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true);
  const makers = importedMakers(file);
  const cuts = [];
  const cut = (node, text) => void cuts.push([node.getStart(file), node.getEnd(), text]);
  const isSchema = (node) => makers.has(calledOf(node));
  const visit = (node) => {
    // What runs later is the client's own code.
    if (ts.isFunctionLike(node)) return;
    if (isSchema(node)) return cut(node, '__schema');
    if (isDescription(node)) return describe(node);
    ts.forEachChild(node, visit);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && makes(node.initializer))
      makers.add(node.name.text);
  };
  const makes = (node) => node && (isSchema(node) || (ts.isArrowFunction(node) && isSchema(node.body)));
  const describe = (node) => {
    const [shape, ...rest] = node.arguments;
    cuts.push([node.getStart(file), node.getStart(file), '/*#__PURE__*/ ']);
    for (const part of ts.isObjectLiteralExpression(shape) ? shape.properties : []) {
      if (!FOR_SERVERS.has(part.name?.getText(file))) visit(part);
      else cuts.push([part.getFullStart(), endWithComma(source, part.getEnd()), '']);
    }
    rest.forEach(visit);
  };
  visit(file);
  return cuts.length === 0 ? source : `import { z as __schema } from 'zod';\n${applied(source, cuts)}`;
}

/** `z`, and what is imported from beside it, but for what describes calls. */
function importedMakers(file) {
  const makers = new Set();
  for (const { moduleSpecifier, importClause } of file.statements.filter(ts.isImportDeclaration)) {
    if (!/^(\.|zod$)/.test(moduleSpecifier.text)) continue;
    const bindings = importClause?.namedBindings;
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    for (const { name } of names) if (!DESCRIBES.has(name.text)) makers.add(name.text);
  }
  return makers;
}

/** Whose call it is: `z` of `z.string().max(3)`. */
function calledOf(node) {
  let isCalled = false;
  let at = node;
  for (;;) {
    if (ts.isCallExpression(at)) isCalled = true;
    else if (!ts.isPropertyAccessExpression(at)) break;
    at = at.expression;
  }
  return isCalled && ts.isIdentifier(at) ? at.text : undefined;
}

const isDescription = (node) => ts.isCallExpression(node) && DESCRIBES.has(node.expression.getText());

module.exports.withoutSchemas = withoutSchemas;
