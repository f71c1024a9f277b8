import { jsonrepair } from 'jsonrepair';
import { isElement, type PageNode } from './page-tree';

const JSON_LD = /^\s*application\/ld\+json/i;
const MAX_SCRIPTS = 100;
/** Repair is slower than parsing. */
const MAX_REPAIRED = 500_000;

/** All that a page says in JSON-LD. */
export function linkedData(tree: readonly PageNode[]): unknown[] {
  return scriptsIn(tree).slice(0, MAX_SCRIPTS).flatMap(parsed);
}

function scriptsIn(nodes: readonly PageNode[], scripts: string[] = []): string[] {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (node.name !== 'script') scriptsIn(node.children, scripts);
    else if (JSON_LD.test(node.attribs.type ?? ''))
      scripts.push(node.children.map((child) => ('data' in child ? child.data : '')).join(''));
  }
  return scripts;
}

/** Pages break lines inside their words, leave comments around, and write a comma or an escape too many. */
function parsed(text: string): unknown[] {
  const bare = unwrapped(text);
  for (const read of [() => bare, () => jsonrepair(bare.slice(0, MAX_REPAIRED))]) {
    try {
      return [JSON.parse(read()) as unknown];
    } catch {
      continue;
    }
  }
  return [];
}

const CDATA = '<![CDATA[';

/** Without the comments of HTML and CDATA around it, and without a semicolon behind it. */
function unwrapped(text: string): string {
  const cdata = text.indexOf(CDATA);
  // Its own brackets are none of the data.
  const isWrapped = cdata !== -1 && text.slice(0, cdata).search(/[[{]/) === -1;
  const inner = isWrapped ? withoutEnd(text.slice(cdata + CDATA.length)) : text;
  const start = inner.search(/[[{]/);
  return inner.slice(Math.max(start, 0), Math.max(inner.lastIndexOf('}'), inner.lastIndexOf(']')) + 1);
}

/** Without the end of CDATA, and of the comment that it may stand in. */
function withoutEnd(text: string): string {
  const end = text.lastIndexOf(']]>');
  const isLast = end !== -1 && /^\s*(?:\*\/\s*)?$/.test(text.slice(end + ']]>'.length));
  return isLast ? text.slice(0, end) : text;
}
