import ts from 'typescript';
import type { Rule } from './finding';
import { declarationOf, memberOf, type Reach } from './reach';

const { FirstAssignment, LastAssignment, PlusPlusToken, MinusMinusToken } = ts.SyntaxKind;

/** They change what they are given first. */
const CHANGES =
  /^(Object\.(assign|defineProperty|defineProperties|setPrototypeOf|freeze|seal|preventExtensions)|Reflect\.(set|defineProperty|deleteProperty|setPrototypeOf))$/;
/** Of the page's own elements, they change how everything on it looks or is found. */
const MARKS =
  /^(setAttribute|removeAttribute|toggleAttribute|setProperty|removeProperty|add|remove|toggle|replace)$/;
const PAGE = /^document\.(documentElement|body|head)\b/;

/** Nothing that all modules share is changed by one of them. */
export const assignment: Rule = (node, { reachOf, checker }) => {
  for (const target of targetsOf(node)) {
    // A name of its own that stands for something global may stand for something else from now on.
    if (ts.isIdentifier(target) && declarationOf(target, checker)) continue;
    const reach = reachOf(target);
    if (reach)
      return { node, what: `${wordsOf(reach)} is changed, which all modules share: ${instead(reach)}` };
  }
  const changed = ts.isCallExpression(node) ? changedBy(node, reachOf) : undefined;
  return (
    changed && { node, what: `${wordsOf(changed)} is changed, which all modules share: ${instead(changed)}` }
  );
};

function targetsOf(node: ts.Node): ts.Node[] {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind >= FirstAssignment && kind <= LastAssignment ? partsOf(node.left) : [];
  }
  if (ts.isDeleteExpression(node)) return [node.expression];
  const counts = ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node);
  return counts && [PlusPlusToken, MinusMinusToken].includes(node.operator) ? [node.operand] : [];
}

/** `[a.b, { c: d.e }] = …` assigns to two. */
function partsOf(left: ts.Expression): ts.Node[] {
  if (ts.isArrayLiteralExpression(left)) return left.elements.flatMap(partsOf);
  if (!ts.isObjectLiteralExpression(left)) return [left];
  return left.properties.flatMap((part) => {
    if (ts.isPropertyAssignment(part)) return partsOf(part.initializer);
    return ts.isShorthandPropertyAssignment(part) ? [part.name] : [];
  });
}

function changedBy(
  call: ts.CallExpression,
  reachOf: (node: ts.Node) => Reach | undefined,
): Reach | undefined {
  const callee = reachOf(call.expression);
  const [first] = call.arguments;
  if (callee && CHANGES.test(callee.join('.')) && first) return reachOf(first);
  const member = memberOf(call.expression);
  const marked = member && MARKS.test(member.name) ? reachOf(member.of) : undefined;
  return marked && PAGE.test(marked.join('.')) ? marked : undefined;
}

const wordsOf = (reach: Reach) => reach.join('.') || 'window';

function instead(reach: Reach): string {
  if (reach.includes('prototype') || reach.includes('__proto__')) return 'write a function of its own';
  const [first, second = ''] = reach;
  if (first === 'document' && second === 'title') return "say the title in the page's declaration";
  if (first === 'document') return "keep to the module's own elements, with a class of its own";
  if (first === 'location') return 'go there with useNavigate of the router';
  return 'keep it in a variable of the module, or in createStore of the kit';
}
