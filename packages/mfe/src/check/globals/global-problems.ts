import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow } from '@nestwell/build/input-hash';
import { folderOfRemote, repository } from '@nestwell/build/places';
import ts from 'typescript';
import { assignment } from './assignments';
import { pageCall } from './calls';
import type { Rule } from './finding';
import { listener, storage } from './leftovers';
import { parse } from './parse';
import { reachIn } from './reach';
import { timer } from './timers';

const RULES: readonly Rule[] = [assignment, listener, pageCall, storage, timer];
const NOT_SHIPPED = /\.(test|d)\.tsx?$|[/\\](preview\.tsx$|testing[/\\])/;

/** What a module's sources do to the page around it, each with its file and line. */
export function globalProblems(id: string): string[] {
  const files = filesBelow(join(folderOfRemote(id), 'src'));
  const shipped = files.filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file));
  const pathOf = (file: string) => relative(repository, file).split(sep).join('/');
  return globalsIn(id, new Map(shipped.map((file) => [`/${pathOf(file)}`, readFileSync(file, 'utf8')])));
}

/** The same of sources by their paths from the root. */
export function globalsIn(id: string, sources: ReadonlyMap<string, string>): string[] {
  const { files, checker } = parse(sources);
  const names = { id, checker, reachOf: reachIn(checker) };
  return files.flatMap((file) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
      for (const rule of RULES) {
        const finding = rule(node, names);
        if (finding) found.push(`${file.fileName.slice(1)}:${lineOf(finding.node, file)}: ${finding.what}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return [...new Set(found)];
  });
}

const lineOf = (node: ts.Node, file: ts.SourceFile) =>
  file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
