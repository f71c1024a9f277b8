import ts from 'typescript';

/**
 * The values that a source takes from a package, by what they are called there; `all` where it fetches the package
 * whole or hands all of it on, for then nobody can tell.
 */
export function namesTakenFrom(text: string, from: string): string[] | 'all' {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names: string[] = [];
  let isWhole = false;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && isOf(node.moduleSpecifier, from)) names.push(...imported(node, file));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && isOf(node.moduleSpecifier, from)) {
      if (node.exportClause && ts.isNamedExports(node.exportClause))
        names.push(...(node.isTypeOnly ? [] : namesIn(node.exportClause)));
      else isWhole ||= !node.isTypeOnly;
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      isWhole ||= isOf(node.arguments[0], from);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return isWhole ? 'all' : names;
}

const isOf = (specifier: ts.Node | undefined, from: string) =>
  specifier !== undefined && ts.isStringLiteralLike(specifier) && specifier.text === from;

function imported({ importClause }: ts.ImportDeclaration, file: ts.SourceFile): string[] {
  const bindings = importClause?.namedBindings;
  if (!bindings || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  return ts.isNamedImports(bindings) ? namesIn(bindings) : membersOf(bindings.name.text, file);
}

/** What it is called there, not what it is called here. */
const namesIn = ({ elements }: ts.NamedImports | ts.NamedExports): string[] =>
  [...elements]
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);

/** `kit.Button`, `<kit.Button>`. */
function membersOf(whole: string, file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText(file) === whole)
      found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
