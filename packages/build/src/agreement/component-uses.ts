import ts from 'typescript';
import type { LentComponent } from './lent-components';

/** How a module uses one component of the kit. */
export interface ComponentUse {
  /** Props that each use passes. */
  always: string[];
  /** Props that some uses pass, or may pass. */
  sometimes: string[];
}

export type ComponentUses = Record<string, ComponentUse>;

interface OneUse {
  component: string;
  props: readonly string[];
  /** Beyond these, what a spread may pass. */
  possible: readonly string[];
  spreads: boolean;
}

const KIT = '@nestwell/ui';

/**
 * How these sources use the kit's components, by the name the kit gives them. `lentNow` is asked only where a use
 * spreads an object that its source does not spell out: that may pass every prop which the kit takes now.
 */
export function componentUsesIn(
  sources: readonly string[],
  lentNow: () => Record<string, LentComponent>,
): ComponentUses {
  const found = sources
    .filter((text) => text.includes(KIT))
    .flatMap(usesIn)
    .map((use) => (use.spreads ? withSpread(use, lentNow()[use.component]) : use));
  const names = [...new Set(found.map(({ component }) => component))].sort();
  return Object.fromEntries(
    names.map((name) => [name, summaryOf(found.filter(({ component }) => component === name))]),
  );
}

function summaryOf(uses: readonly OneUse[]): ComponentUse {
  const passed = [...new Set(uses.flatMap(({ props, possible }) => [...props, ...possible]))].sort();
  const isAlways = (name: string) => uses.every(({ props }) => props.includes(name));
  return { always: passed.filter(isAlways), sometimes: passed.filter((name) => !isAlways(name)) };
}

/** The compiler has seen that nothing needed was missing. */
const withSpread = (use: OneUse, lent: LentComponent | undefined): OneUse => ({
  ...use,
  props: [...use.props, ...(lent?.required ?? [])],
  possible: lent?.optional ?? [],
});

function usesIn(text: string): OneUse[] {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const borrowed = namesFromKit(file);
  const uses: OneUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = borrowed.get(node.tagName.getText(file));
      if (component !== undefined) uses.push({ component, ...passedBy(node, borrowed) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** What each name taken from the kit is called there. */
function namesFromKit(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (statement.moduleSpecifier.text !== KIT || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) names.set(name.text, (propertyName ?? name).text);
  }
  return names;
}

function passedBy(
  element: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  borrowed: ReadonlyMap<string, string>,
): Omit<OneUse, 'component'> {
  const props = hasChildren(element) ? ['children'] : [];
  let spreads = false;
  for (const attribute of element.attributes.properties) {
    const spread = ts.isJsxSpreadAttribute(attribute) ? attribute.expression : undefined;
    if (ts.isJsxAttribute(attribute)) props.push(attribute.name.getText());
    else if (spread && ts.isObjectLiteralExpression(spread) && spread.properties.every(({ name }) => name))
      props.push(...spread.properties.map(({ name }) => name?.getText() ?? ''));
    // What the kit itself made to be spread, like `warmLayers`, changes together with what takes it.
    else if (!(spread && borrowed.has(spread.getText()))) spreads = true;
  }
  return {
    props: props.filter((name) => name !== 'key' && !name.startsWith('data-')),
    possible: [],
    spreads,
  };
}

const hasChildren = (element: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean =>
  ts.isJsxOpeningElement(element) &&
  element.parent.children.some((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces);
