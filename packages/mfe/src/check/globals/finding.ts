import type ts from 'typescript';
import type { ReachOf } from './reach';

/** What a source does to the page that other modules live in. */
export interface Finding {
  node: ts.Node;
  /** What it does, and what to use instead. */
  what: string;
}

/** Looks at one node of a source, with all that may be asked about its names. */
export type Rule = (node: ts.Node, names: Names) => Finding | undefined;

export interface Names {
  reachOf: ReachOf;
  checker: ts.TypeChecker;
  /** Whose sources these are. */
  id: string;
}
