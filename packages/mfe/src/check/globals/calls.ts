import ts from 'typescript';
import type { Rule } from './finding';
import { memberOf, type ReachOf } from './reach';

const CONNECTION = "make requests with call() of the kit, and hear news with the kit's queries";

/** What a call or `new` of these does to all modules, and what to use instead. */
const CALLS: readonly (readonly [RegExp, string])[] = [
  [/^(fetch|XMLHttpRequest|EventSource|WebSocket|navigator\.sendBeacon)$/, CONNECTION],
  [/^(BroadcastChannel|postMessage)$/, "it reaches every window of the site: keep to the module's own state"],
  [/^Image$/, 'it loads past the page: render an <img>'],
  [/^history\.pushState$/, 'go there with useNavigate of the router'],
  [/^location\.reload$/, 'ask the queries again, or go there with useNavigate of the router'],
  [/^document\.(open|write|writeln)$/, 'it empties the page: render elements'],
  [/^customElements\.define$/, 'a second version cannot define it again: write a component'],
  [/^navigator\.serviceWorker\.register$/, 'the site has one service worker'],
  [
    /^document\.(body|documentElement)\.(append|appendChild|prepend|insertBefore|insertAdjacent\w+|replaceChildren|removeChild|remove)$/,
    'it changes the page outside of the module: render elements, with createPortal where they stand elsewhere',
  ],
  [/^document\.adoptedStyleSheets\.\w+$/, 'write a CSS module'],
];

/** The same of any object: whose it is cannot be told. */
const METHODS = new Map([
  ['showModal', 'open a dialog of the kit, which has a way out'],
  ['insertRule', 'write a CSS module'],
  ['deleteRule', 'write a CSS module'],
  ['replaceSync', 'write a CSS module'],
]);

const PAGE = /^document($|\.(body|head|documentElement)$)/;

/** A module acts on its own part of the page, and through the kit on the rest. */
export const pageCall: Rule = (node, { reachOf }) => {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  const name = reachOf(node.expression)?.join('.') ?? '';
  const instead = CALLS.find(([pattern]) => pattern.test(name))?.[1] ?? leavesAtOnce(node, name);
  if (instead !== undefined) return { node, what: `it calls ${name}: ${instead}` };
  const method = memberOf(node.expression)?.name ?? '';
  const other = METHODS.get(method) ?? (method === 'observe' ? observed(node, reachOf) : changed(node, name));
  return other === undefined ? undefined : { node, what: `it calls ${method}: ${other}` };
};

/** Of `location`, at the top level of a file: whichever page is open, it leads away from it. */
const leavesAtOnce = (node: ts.Node, name: string) =>
  /^location\.(assign|replace)$/.test(name) && !ts.findAncestor(node, ts.isFunctionLike)
    ? 'go there in a handler, with useNavigate of the router'
    : undefined;

const observed = (node: ts.CallExpression | ts.NewExpression, reachOf: ReachOf) => {
  const [target] = node.arguments ?? [];
  return target && PAGE.test(reachOf(target)?.join('.') ?? '')
    ? "observe the module's own elements"
    : undefined;
};

/** With an address; without one only the state of the entry changes, which is kept for Back. */
const changed = (node: ts.CallExpression | ts.NewExpression, name: string) =>
  name === 'history.replaceState' && (node.arguments?.length ?? 0) > 2
    ? 'go there with useNavigate of the router'
    : undefined;
