import ts from 'typescript';

/**
 * Begins with nothing each object that begins with another one's properties and adds to them: `{...a, b}` becomes
 * `{...null,...a, b}`. What comes of it is the same, but the V8 of Node 20 makes hidden classes for the first anew each
 * time it runs, one for each property that is added: they stay until all memory is gone through, and what reads such an
 * object never learns what it looks like. Paint pages with thousands of them, and it is a quarter of their cost.
 */
export function withBegunSpreads(code: string): string {
  const file = ts.createSourceFile('built.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const places: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const [first, second] = node.properties;
      if (first && second && ts.isSpreadAssignment(first)) places.push(first.getStart(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let text = '';
  let from = 0;
  for (const place of places.sort((one, other) => one - other)) {
    text += `${code.slice(from, place)}...null,`;
    from = place;
  }
  return text + code.slice(from);
}
