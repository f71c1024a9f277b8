const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const ts = require('typescript');
const { applied } = require('./cuts.cjs');

const CONTRACTS = join(__dirname, '../../../contracts/src');
const AREA = /^@nestwell\/contracts\/(\w+)$/;

/**
 * Asks for each call where it is described. Modules write `nutrition.logMeal`: of an area's object a bundler would bring
 * all calls, to Home too, for the one. Whoever uses that object otherwise has it whole.
 */
module.exports = function callsLoader(source) {
  return source.includes('@nestwell/contracts/') ? byPart(source, this.resourcePath) : source;
};

function byPart(source, path = 'source.tsx') {
  const file = read(path, source);
  const areas = areasIn(file);
  const cuts = [];
  const asked = new Map();
  const visit = (node) => {
    const part = ts.isPropertyAccessExpression(node) ? partOf(node, areas) : undefined;
    if (!part) return ts.forEachChild(node, visit);
    const name = `__${part.name}`;
    asked.set(name, `import { ${part.name} as ${name} } from ${JSON.stringify(part.file)};`);
    cuts.push([node.expression.getStart(file), node.expression.getEnd(), name]);
  };
  if (areas.size > 0) visit(file);
  return cuts.length === 0 ? source : [applied(source, cuts), ...asked.values()].join('\n');
}

/** The objects of areas that it imports, by what they are called there; none whose name stands for something else too. */
function areasIn(file) {
  const areas = new Map();
  for (const { from, name, called } of importsOf(file)) {
    const [, area] = AREA.exec(from) ?? [];
    if (area === name) areas.set(called, area);
  }
  const visit = (node) => {
    const isDeclared = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    if (isDeclared) areas.delete(node.name.getText(file));
    ts.forEachChild(node, visit);
  };
  if (areas.size > 0) visit(file);
  return areas;
}

const partOf = ({ expression, name }, areas) =>
  ts.isIdentifier(expression) && areas.has(expression.text)
    ? callsOf(areas.get(expression.text)).get(name.text)
    : undefined;

const known = new Map();

/** Where each call of an area is described, as its object takes them: the last of a name counts. */
function callsOf(area) {
  const calls = known.get(area) ?? callsIn(join(CONTRACTS, area, 'index.ts'), area);
  known.set(area, calls);
  return calls;
}

function callsIn(path, name) {
  const file = read(path);
  const calls = new Map();
  for (const part of partsIn(file, name)) {
    if (!ts.isSpreadAssignment(part)) calls.set(part.name.getText(file), { name, file: path });
    else {
      const taken = part.expression.getText(file);
      for (const [call, at] of callsIn(fileOf(file, taken), taken)) calls.set(call, at);
    }
  }
  return calls;
}

function partsIn(file, wanted) {
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText(file) === wanted);
  const list = bare(declared?.initializer);
  if (!list || !ts.isObjectLiteralExpression(list)) throw new Error(`${file.fileName} lists no ${wanted}`);
  return list.properties;
}

/** `{ … } as const` is `{ … }`. */
const bare = (node) => (node && ts.isAsExpression(node) ? bare(node.expression) : node);

/** Where it is imported from; without, its own file. */
function fileOf(file, wanted) {
  const found = importsOf(file).find(({ called }) => called === wanted);
  const path = found && join(dirname(file.fileName), found.from);
  return path ? [`${path}.ts`, join(path, 'index.ts')].find(existsSync) : file.fileName;
}

const importsOf = (file) =>
  file.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const bindings = importClause?.namedBindings;
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    return names.map(({ name, propertyName }) => ({
      from: moduleSpecifier.text,
      name: (propertyName ?? name).text,
      called: name.text,
    }));
  });

const read = (path, text = readFileSync(path, 'utf8')) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

module.exports.byPart = byPart;
module.exports.callsOf = callsOf;
