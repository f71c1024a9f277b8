/** What somebody is about to decide on this page. */
export type Asked =
  | { kind: 'rollBack'; id: string; to: string }
  | { kind: 'takeBack'; id: string; version: string }
  | { kind: 'promote'; id: string; version: string }
  | { kind: 'restore'; revision: number };
