const ts = require('typescript');
const { applied, endWithComma } = require('./cuts.cjs');
const unused = require('./react-dom-unused.cjs');

/** Leaves of React DOM, which is a third of the script that Home waits for, what this product asks of it. */
module.exports = function reactDomLoader(source) {
  const file = ts.createSourceFile('react-dom.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const emptied = new Set();
  const cuts = [];
  const cut = (node, text = '') => void cuts.push([node.getFullStart(), node.getEnd(), text]);
  const drop = (clauses, at) => {
    cut(clauses[at], isEntered(clauses, at) ? textOf(clauses[at].statements) : '');
    // What it declares may be used by the others.
    const names = declaredIn(clauses[at]);
    const { pos } = functionAround(clauses[at]).body.statements;
    if (names.length > 0) cuts.push([pos, pos, `var ${names.join(', ')};`]);
  };
  const visit = (node) => {
    if (ts.isFunctionDeclaration(node) && Object.hasOwn(unused.functions, node.name.text)) {
      emptied.add(node.name.text);
      return cut(node.body, `{${unused.functions[node.name.text]}}`);
    }
    if (ts.isStatement(node) && unused.statements.test(node.getText())) return cut(node);
    if (isOffer(node)) return void cuts.push([node.getFullStart(), endWithComma(source, node.getEnd()), '']);
    if (isNeverSo(node)) return cut(node, ' !1');
    if (asksForTag(node, ts.SyntaxKind.ExclamationEqualsEqualsToken)) return cut(node, ' !0');
    if (ts.isCaseBlock(node))
      node.clauses.forEach((clause, at) => isNeverTaken(clause) && drop(node.clauses, at));
    if (!isNeverTaken(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  const missing = Object.keys(unused.functions).filter((name) => !emptied.has(name));
  if (missing.length > 0) throw new Error(`React DOM is another than it was: no ${missing.join(', no ')}`);
  return applied(source, cuts);
};

/** Whether what stands before it goes on into it: then its statements stay. */
function isEntered(clauses, at) {
  const before = clauses[at - 1];
  if (before === undefined || leaves(before.statements.at(-1))) return false;
  return !isNeverTaken(before) || isEntered(clauses, at - 1);
}

const leaves = (node) =>
  node !== undefined &&
  (ts.isBreakStatement(node) ||
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isContinueStatement(node) ||
    (ts.isBlock(node) && leaves(node.statements.at(-1))));

const textOf = (statements) => statements.map((statement) => statement.getFullText()).join('');

function declaredIn(node, names = []) {
  if (ts.isFunctionLike(node)) return names;
  if (ts.isVariableDeclaration(node)) names.push(node.name.text);
  ts.forEachChild(node, (child) => void declaredIn(child, names));
  return names;
}

const functionAround = (node) => (ts.isFunctionDeclaration(node) ? node : functionAround(node.parent));

function isNeverTaken(clause) {
  if (!ts.isCaseClause(clause)) return false;
  const { expression, parent } = clause;
  return ts.isIdentifier(expression)
    ? unused.kinds.test(expression.text) && functionAround(clause).name.text === 'createFiberFromTypeAndProps'
    : isTag(expression) && isTagOf(parent.parent.expression);
}

const isTag = (node) => ts.isNumericLiteral(node) && unused.tags.has(node.text);
const isTagOf = (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'tag';

const asksForTag = (node, operator) =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === operator &&
  isTag(node.left) &&
  isTagOf(node.right);

const isNeverSo = (node) =>
  asksForTag(node, ts.SyntaxKind.EqualsEqualsEqualsToken) ||
  (ts.isIdentifier(node) &&
    unused.neverTrue.has(node.text) &&
    ts.isConditionalExpression(node.parent) &&
    node.parent.condition === node);

const isOffer = (node) => ts.isPropertyAssignment(node) && unused.offers.test(node.name.getText());
