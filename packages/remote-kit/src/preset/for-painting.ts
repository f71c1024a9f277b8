import ts from 'typescript';

/** What is put into built code, and before which of its letters. */
interface Insertion {
  at: number;
  text: string;
}

type Rule = (node: ts.Node, file: ts.SourceFile) => readonly Insertion[];

/**
 * Begins with nothing each object that begins with another one's properties and adds to them: `{...a, b}` becomes
 * `{...null,...a, b}`. What comes of it is the same, but the V8 of Node 20 makes hidden classes for the first anew each
 * time it runs, one for each property that is added: they stay until all memory is gone through, and what reads such an
 * object never learns what it looks like. Paint pages with thousands of them, and it is a quarter of their cost.
 */
const begunSpread: Rule = (node, file) => {
  if (!ts.isObjectLiteralExpression(node)) return [];
  const [first, second] = node.properties;
  const isAddedTo = first !== undefined && second !== undefined && ts.isSpreadAssignment(first);
  return isAddedTo ? [{ at: first.getStart(file), text: '...null,' }] : [];
};

/** What the function is that is written right into a property, as in `a.b = () => c`. */
function assignedFunction(node: ts.Node): { name?: string; made: ts.Expression } | undefined {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const { left, right } = node;
  if (!ts.isArrowFunction(right) && !ts.isFunctionExpression(right)) return undefined;
  if (ts.isPropertyAccessExpression(left)) return { name: left.name.text, made: right };
  return ts.isElementAccessExpression(left) ? { made: right } : undefined;
}

/**
 * `a.b = () => c` becomes `a.b = (0,() => c)`. A function that is written right into a property V8 puts among what lives
 * long (`CheckAssigningFunctionLiteralToProperty`), and whatever it can see is held until all memory is gone through: of a
 * module that runs anew for each picture that is all of it.
 */
const looseFunction: Rule = (node, file) => {
  const { made } = assignedFunction(node) ?? {};
  if (!made) return [];
  return [
    { at: made.getStart(file), text: '(0,' },
    { at: made.getEnd(), text: ')' },
  ];
};

/** How the bundler names for others what a file exports: by getters, and where it knows them already by values. */
const DEFINES = /^\((\w+,){2}\w+\)=>.*\.defineProperty\(\w+,\w+,\{enumerable:!0,\[\w+\]:/s;
const LENT = 'require.define??';

/**
 * A getter of its own for each export and each picture lives long as well, so whoever paints lends getters that all share:
 * `c.d = (a, b, d) => …` becomes `c.d = require.define ?? (…)`, and is the bundler's own where nothing is lent.
 */
const lentGetters: Rule = (node, file) => {
  const { name, made } = assignedFunction(node) ?? {};
  return name === 'd' && made && DEFINES.test(made.getText(file))
    ? [{ at: made.getStart(file), text: LENT }]
    : [];
};

/** What is built for the server, as the engine that paints with it likes it; it does the same. */
export function forPainting(code: string, layer: 'shell' | 'remote'): string {
  const rules = layer === 'remote' ? [begunSpread, lentGetters, looseFunction] : [begunSpread, looseFunction];
  const file = ts.createSourceFile('built.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const insertions: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    for (const rule of rules) insertions.push(...rule(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (layer === 'remote' && !insertions.some(({ text }) => text === LENT))
    throw new Error('The bundler names exports in another way than it did: look at `lentGetters`');
  return inserted(code, insertions);
}

function inserted(code: string, insertions: readonly Insertion[]): string {
  let text = '';
  let from = 0;
  for (const { at, text: added } of insertions.toSorted((one, other) => one.at - other.at)) {
    text += code.slice(from, at) + added;
    from = at;
  }
  return text + code.slice(from);
}
