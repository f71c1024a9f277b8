import ts from 'typescript';

/** Words that begin like a page's path; whatever else they are is told apart by the pages that exist. */
const PATH = /^\/[a-z][\w/:-]*/i;
const NO_PAGE = /^\/(api|r|shell|setup|order)\b/;

/**
 * The paths that these sources name, without what follows `?` or `#`; what is put in at run time is `:`, as in
 * `/nutrition/meal-plan/:`.
 */
export function linksIn(sources: readonly string[]): string[] {
  const links = sources.filter((text) => text.includes('/')).flatMap(pathsIn);
  return [...new Set(links)].sort();
}

function pathsIn(text: string): string[] {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // What is imported or declared as a page is no link.
    if (ts.isImportDeclaration(node) || isPathOfPage(node)) return;
    const words = wordsOf(node);
    const path = words === undefined ? undefined : PATH.exec(words)?.[0];
    if (path !== undefined && !NO_PAGE.test(path)) found.push(path.replace(/\/$/, ''));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isPathOfPage = (node: ts.Node) =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'path';

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `:${literal.text}`).join('');
}
