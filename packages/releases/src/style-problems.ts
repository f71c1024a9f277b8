import { parse, type ChildNode, type Rule } from 'postcss';

/** Groups of rules, and what only names something; everything else would be for the whole page. */
const GROUPS = ['media', 'supports', 'container', 'scope', 'starting-style'];
const NAMES = ['keyframes', 'font-face', 'property'];
const LAYER = 'remote';

/**
 * Why a module's style sheet would reach the rest of the page, one sentence each: it stands whole in documents, and
 * styles them before any script runs. Each rule is in the cascade layer of modules, and each selector has a class of
 * the module's own build; an address is not relative, since in a document it would be read against the page.
 */
export function styleProblems(css: string, scope: string): string[] {
  const problems: string[] = [];
  const own = `.${scope}-`;
  const visit = (node: ChildNode, isTop: boolean): void => {
    if (node.type === 'rule') return void problems.push(...selectorProblems(node, own, isTop));
    if (node.type !== 'atrule' || NAMES.includes(node.name)) return;
    const isLayer = isTop && node.name === 'layer' && node.params === LAYER && node.nodes !== undefined;
    if (!isLayer && (isTop || !GROUPS.includes(node.name)))
      problems.push(`@${node.name} ${node.params} is for all of the page`);
    else for (const child of node.nodes ?? []) visit(child, false);
  };
  const sheet = parse(css);
  for (const node of sheet.nodes) visit(node, true);
  sheet.walkDecls(({ value }) => {
    const relative = RELATIVE_ADDRESS.exec(value)?.[0];
    if (relative !== undefined) problems.push(`${relative}…) would be read against the page`);
  });
  return problems;
}

/** `url(` and the first letter of an address that begins with none of `/`, `#` and `data:`. */
const RELATIVE_ADDRESS = /\burl\(["']?(?!["'/#]|data:)./;

function selectorProblems({ selector, selectors }: Rule, own: string, isTop: boolean): string[] {
  if (isTop) return [`${selector} is not in the layer "${LAYER}"`];
  return selectors
    .filter((each) => !styledBy(each).includes(own))
    .map((each) => `${each} styles what is not the module’s own`);
}

/** What a condition names is not what is styled: `:root:has(.card)`. */
const styledBy = (selector: string) => selector.replace(/:(?:has|not)\([^)]*\)/g, '');
