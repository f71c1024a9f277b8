import ts from 'typescript';
import type { Rule, Names } from './finding';

/** And what ends each of them. */
const TIMERS = new Map([
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'cancelIdleCallback'],
]);

/** It goes on after the widget is gone, unless who starts it hands out how to end it, as an effect does. */
export const timer: Rule = (node, names) => {
  if (!ts.isCallExpression(node)) return undefined;
  const name = nameOfCall(node, names);
  const clear = TIMERS.get(name);
  if (clear === undefined || isEnded(node, clear, names)) return undefined;
  const kit = name === 'setInterval' ? 'useInterval' : 'useTimer (or pause, to wait)';
  return {
    node,
    what: `${name} outlives the component: use ${kit} of the kit, or return what calls ${clear}`,
  };
};

function nameOfCall({ expression }: ts.CallExpression, { reachOf }: Names): string {
  const reach = reachOf(expression);
  return reach?.length === 1 ? (reach[0] ?? '') : '';
}

function isEnded(call: ts.CallExpression, clear: string, names: Names): boolean {
  const holder = holderOf(call);
  const symbol = holder && names.checker.getSymbolAtLocation(holder);
  if (!symbol) return false;
  const clears = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) &&
      nameOfCall(node, names) === clear &&
      node.arguments.some((it) => names.checker.getSymbolAtLocation(it) === symbol)) ||
    (ts.forEachChild(node, clears) ?? false);
  for (let around: ts.Node = call; around.parent; around = around.parent)
    if (ts.isFunctionLike(around) && returnedBy(around).some(clears)) return true;
  return false;
}

/** The variable that a timer's number goes to. */
function holderOf({ parent }: ts.CallExpression): ts.Node | undefined {
  if (ts.isVariableDeclaration(parent)) return parent.name;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
    ? parent.left
    : undefined;
}

/** The functions that a function returns itself, not those inside it. */
function returnedBy(work: ts.SignatureDeclaration): ts.Node[] {
  const body = 'body' in work ? work.body : undefined;
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression && ts.isFunctionLike(node.expression))
      found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  if (body) visit(body);
  return found;
}
