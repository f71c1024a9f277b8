import { join, sep } from 'node:path';
import ts from 'typescript';
import { packages } from '../places';

/** What one component of the kit takes. */
export interface LentComponent {
  required: string[];
  optional: string[];
  /** Place in `natives` of those that it takes from elements and libraries, all of them optional. */
  native?: number;
}

export interface LentComponents {
  components: Record<string, LentComponent>;
  natives: string[][];
}

const KIT = join(packages, 'ui/src');

/** The components that the kit of this checkout exports and their props, as the compiler understands them. */
export const lentComponents = (): LentComponents => (known ??= readComponents());

/** Reading them takes seconds, and nobody changes the kit while a build or a check runs. */
let known: LentComponents | undefined;

function readComponents(): LentComponents {
  const front = join(KIT, 'index.ts');
  const program = ts.createProgram([front], {
    strict: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(front);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${front} exports nothing`);
  const lent: LentComponents = { components: {}, natives: [] };
  for (const exported of checker.getExportsOfModule(module)) {
    const props = propsOf(exported, checker);
    if (props) lent.components[exported.name] = described(props, lent.natives);
  }
  return lent;
}

interface Prop {
  symbol: ts.Symbol;
  isOptional: boolean;
}

/** Undefined for what is no component. */
function propsOf(exported: ts.Symbol, checker: ts.TypeChecker): Prop[] | undefined {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (!/^[A-Z]/.test(exported.name) || !(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  if (!signature) return undefined;
  return parameter ? propsOfType(checker.getTypeOfSymbol(parameter), checker) : [];
}

/** Of a union every prop that one of its types has; it is required where all of them require it. */
function propsOfType(type: ts.Type, checker: ts.TypeChecker): Prop[] {
  const types = (type.isUnion() ? type.types : [type]).map((one) => checker.getPropertiesOfType(one));
  const symbols = new Map(types.flat().map((symbol) => [symbol.name, symbol]));
  const requires = (props: readonly ts.Symbol[], name: string) =>
    props.some((prop) => prop.name === name && (prop.flags & ts.SymbolFlags.Optional) === 0);
  return [...symbols.values()].map((symbol) => ({
    symbol,
    isOptional: !types.every((props) => requires(props, symbol.name)),
  }));
}

function described(props: readonly Prop[], natives: string[][]): LentComponent {
  const own = props.filter(isOfKit);
  const native = namesOf(props.filter((prop) => !isOfKit(prop)));
  return {
    required: namesOf(own.filter(({ isOptional }) => !isOptional)),
    optional: namesOf(own.filter(({ isOptional }) => isOptional)),
    ...(native.length > 0 && { native: placeOf(native, natives) }),
  };
}

const isOfKit = ({ symbol }: Prop) =>
  (symbol.declarations ?? []).some((it) => it.getSourceFile().fileName.startsWith(KIT.split(sep).join('/')));

const namesOf = (props: readonly Prop[]) => props.map(({ symbol }) => symbol.name).sort();

/** Most components take the same few hundred attributes: each such list is written down once. */
function placeOf(names: string[], natives: string[][]): number {
  const place = natives.findIndex((known) => known.join() === names.join());
  return place < 0 ? natives.push(names) - 1 : place;
}
