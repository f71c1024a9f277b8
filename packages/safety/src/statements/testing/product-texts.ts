import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';
import { sentencesOf } from '../sentences';

export interface Said {
  file: string;
  line: number;
  sentence: string;
}

export const repository = join(__dirname, '../../../../..');

/** Everything a member may read is written in these; mails, pushes and notices in `services`. */
const PACKAGES = ['contracts', 'domain', 'remote-kit', 'safety', 'ui'].map((name) => `packages/${name}`);
const modules = readdirSync(repository).filter((name) => name.startsWith('mfe-'));
const SOURCES = [...modules, 'shell', 'services', ...PACKAGES].map((name) => `${name}/src`);

/** No text of ours: tests, what only tests use, examples for makers, law, and words that are looked for in hers. */
const LEFT_OUT =
  /\.(test|spec|db-spec|http-spec|worker|setup)\.tsx?$|\/(testing|preview|legal|risk-words|statements|kit)\/|\/preview[^/]*$/;

type Cut = (text: string) => string[];

/** All texts in the source, cut as asked; a part that is put in stands as "…". */
export function productTexts(cut: Cut = sentencesOf): Said[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return files
    .filter((file) => !LEFT_OUT.test(file))
    .flatMap((file) => textsIn(file, readFileSync(join(repository, file), 'utf8'), cut));
}

export function textsIn(file: string, source: string, cut: Cut = sentencesOf): Said[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const said: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textOf(node);
    if (text === undefined) {
      ts.forEachChild(node, visit);
      return;
    }
    const line = parsed.getLineAndCharacterOfPosition(node.pos).line + 1;
    said.push(...cut(text).map((sentence) => ({ file, line, sentence })));
    if (ts.isTemplateExpression(node)) node.templateSpans.forEach(({ expression }) => visit(expression));
  };
  visit(parsed);
  return said;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
