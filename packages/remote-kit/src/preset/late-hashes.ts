import { integrityOf } from '@nestwell/releases/vouched';

/** The file of a module that holds the hashes of all others that it loads later, as its container asks for it. */
export const HASHES = 'hashes';

const SCRIPTS = /\.sriHashes=(\{[^}]*\})/;
const SHEETS = /\.sriCssHashes=(\{[^}]*\})/;

/**
 * Takes the hashes of what comes later out of a container, which is part of what Home waits for: hashes cannot be
 * compressed. The container vouches for the file that they make, and so for all that it did; it keeps that of the sheet
 * that comes with it.
 */
export function splitHashes(container: string, scope: string, withEntry: string) {
  const { 1: scripts } = SCRIPTS.exec(container) ?? [];
  const { 1: sheets = '{}' } = SHEETS.exec(container) ?? [];
  if (scripts === undefined) throw new Error(`${scope} vouches for nothing`);
  const chunks = `rspackChunk${scope}`;
  if (!container.includes(chunks)) throw new Error(`${scope} does not call its chunks ${chunks}`);
  const told = `Object.assign(e.sriHashes,${scripts});Object.assign(e.sriCssHashes,${sheets})`;
  const hashes = `(globalThis.${chunks}||=[]).push([["${HASHES}"],{},e=>{${told}}]);`;
  const own = new RegExp(`"?${withEntry}"?:"([^"]*)"`).exec(sheets)?.[1] ?? '';
  return {
    hashes,
    container: container
      .replace(SCRIPTS, `.sriHashes={${HASHES}:"${integrityOf(hashes)}"}`)
      .replace(SHEETS, `.sriCssHashes={${withEntry}:"${own}"}`),
  };
}
