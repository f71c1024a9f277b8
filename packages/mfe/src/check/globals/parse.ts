import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface Parsed {
  files: readonly ts.SourceFile[];
  /** Knows what each name stands for in its scope, across these files; nothing of libraries or of the browser. */
  checker: ts.TypeChecker;
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  types: [],
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
};

/** Parses sources, by their paths, and finds what their names stand for. Types are not worked out: it takes a blink. */
export function parse(sources: ReadonlyMap<string, string>): Parsed {
  const host: ts.CompilerHost = {
    getSourceFile: (path, target) => {
      const text = sources.get(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, target, true);
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: resolved(text, from, sources) })),
    fileExists: (path) => sources.has(path),
    readFile: (path) => sources.get(path),
    getDefaultLibFileName: () => 'lib.d.ts',
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const program = ts.createProgram([...sources.keys()], OPTIONS, host);
  const files = program.getSourceFiles().filter(({ fileName }) => sources.has(fileName));
  return { files, checker: program.getTypeChecker() };
}

/** Only the module's own files: a package is what it is. */
function resolved(text: string, from: string, sources: ReadonlyMap<string, string>) {
  if (!text.startsWith('.')) return undefined;
  const base = join(dirname(from), text);
  const extensions = [ts.Extension.Ts, ts.Extension.Tsx];
  const extension = extensions.find((it) => sources.has(base + it));
  return extension && { resolvedFileName: base + extension, extension };
}
