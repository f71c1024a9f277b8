import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import { constantsOf, textIn } from './constants.mjs';

/** Ways in which a regular expression reads a text more often than once. */
const KINDS = {
  Self: 'repeats itself',
  Trade: 'has two parts that match the same',
  Move: 'starts anew at each place',
};

/**
 * The regular expressions of a file that take more than linear time, and those that are put together while it runs,
 * which cannot be analysed.
 * @returns {{ pattern: string, line: number, why: string }[]}
 */
export function superLinearIn(path, text) {
  const { program } = parseSync(path, text);
  const constants = constantsOf(program);
  const found = [];
  const add = (node, pattern, why) =>
    found.push({ pattern, line: text.slice(0, node.start).split('\n').length, why });
  const check = (node, source, flags) => {
    const { reports } = analyse({ source, flags });
    if (reports.length > 0) add(node, `/${source}/${flags}`, whyOf(reports));
  };
  const made = (node) => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
    const [source, flags] = node.arguments.map((argument) => textIn(argument, constants));
    if (source === undefined || (flags === undefined && node.arguments.length > 1))
      add(node, text.slice(node.start, node.end).replaceAll(/\s+/g, ' '), 'is put together while it runs');
    else check(node, source, flags ?? '');
  };
  new Visitor({
    Literal: (node) => node.regex && check(node, node.regex.pattern, node.regex.flags),
    NewExpression: made,
    CallExpression: made,
  }).visit(program);
  return found;
}

function whyOf(reports) {
  const [{ type, character, exponential }] = reports.toSorted(
    (one, two) => two.exponential - one.exponential,
  );
  return `${KINDS[type]}: ${exponential ? 'exponential' : 'polynomial'} time in ${character.literal.source}`;
}
