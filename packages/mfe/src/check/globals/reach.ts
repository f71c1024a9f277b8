import ts from 'typescript';

/**
 * The way from the page's globals to a value, as names: `['document', 'body']`, `[]` for the window itself. What a
 * package exports begins with its name: every module on the page gets the same one.
 */
export type Reach = readonly string[];

const WINDOW = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames']);
/** Of any element or event, they lead back to the page. */
const BACK = new Map<string, Reach>([
  ['ownerDocument', ['document']],
  ['defaultView', []],
  ['view', []],
]);
/** What these answer was there before, and may be anybody's. */
const FINDS = /^(querySelector|getElement)/;

export type ReachOf = (node: ts.Node) => Reach | undefined;

/** Answers how a value is reached from the page's globals; undefined for what is a module's own. */
export function reachIn(checker: ts.TypeChecker): ReachOf {
  const reachOf = (node: ts.Node, depth = 0): Reach | undefined => {
    // Names that stand for each other in a circle stand for nothing.
    if (depth > 30) return undefined;
    const further = (inner: ts.Node) => reachOf(inner, depth + 1);
    if (ts.isIdentifier(node)) return ofName(node, checker, further);
    const member = memberOf(node);
    if (member) return ofMember(member, further);
    if (ts.isCallExpression(node)) return ofCall(further(node.expression));
    const inner = unwrapped(node);
    return inner && further(inner);
  };
  return (node) => reachOf(node);
}

type Further = (node: ts.Node) => Reach | undefined;

function ofName(name: ts.Identifier, checker: ts.TypeChecker, further: Further): Reach | undefined {
  const declaration = declarationOf(name, checker);
  if (declaration === undefined) return isWord(name.text) ? undefined : rooted(name.text);
  const from = packageOf(declaration);
  if (from !== undefined) return [from, name.text];
  const isNamed = ts.isVariableDeclaration(declaration) || ts.isParameter(declaration);
  if (isNamed && declaration.initializer) return further(declaration.initializer);
  if (!ts.isBindingElement(declaration) || !ts.isObjectBindingPattern(declaration.parent)) return undefined;
  const whole = declaration.parent.parent;
  const part = (declaration.propertyName ?? declaration.name).getText();
  if (!ts.isVariableDeclaration(whole) || !whole.initializer) return undefined;
  return ofMember({ of: whole.initializer, name: part }, further);
}

/** Undefined where nothing in these sources declares it: then it is the page's. What is only said to be there is, too. */
export function declarationOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Declaration | undefined {
  let symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) {
    const target = checker.getAliasedSymbol(symbol);
    if (target.declarations) symbol = target;
  }
  return symbol?.declarations?.find((it) => !isAmbient(it));
}

function isAmbient(declaration: ts.Declaration): boolean {
  for (let node: ts.Node = declaration; node.parent; node = node.parent)
    if (
      ts.canHaveModifiers(node) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
    )
      return true;
  return false;
}

const isWord = (name: string) => name === 'undefined' || name === 'arguments';

const rooted = (name: string): Reach => (WINDOW.has(name) ? [] : [name]);

/** The package that an imported name comes from. */
function packageOf(declaration: ts.Declaration): string | undefined {
  const statement = ts.findAncestor(declaration, ts.isImportDeclaration)?.moduleSpecifier;
  return statement && ts.isStringLiteral(statement) && !statement.text.startsWith('.')
    ? statement.text
    : undefined;
}

interface Member {
  of: ts.Node;
  name: string;
}

/** `a.b` and `a['b']`. */
export function memberOf(node: ts.Node): Member | undefined {
  if (ts.isPropertyAccessExpression(node)) return { of: node.expression, name: node.name.text };
  if (!ts.isElementAccessExpression(node)) return undefined;
  const key = node.argumentExpression;
  return { of: node.expression, name: ts.isStringLiteralLike(key) ? key.text : '*' };
}

function ofMember({ of, name }: Member, further: Further): Reach | undefined {
  const back = BACK.get(name);
  if (back) return back;
  const reach = further(of);
  if (reach === undefined) return undefined;
  return reach.length === 0 ? rooted(name) : [...reach, name];
}

const ofCall = (callee: Reach | undefined): Reach | undefined =>
  callee?.[0] === 'document' && FINDS.test(callee.at(-1) ?? '') ? ['document', '*'] : undefined;

/** What a bracket, `as` or `!` is put around. */
function unwrapped(node: ts.Node): ts.Node | undefined {
  const isAround =
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node);
  return isAround ? node.expression : undefined;
}
