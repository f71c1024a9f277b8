import type { ShellManifest } from '@nestwell/contracts/delivery/server';

/** Names the sheets in whole that a browser has had, nothing of whoever uses it. */
export const SHEETS_COOKIE = 'nestwell_sheets';

/** In seconds: a browser seldom keeps a file for longer that nobody asks for. */
export const KNOWN_FOR = 2_592_000;

/** The shell's sheets, by the hashes in their names. */
export const sheetsOf = ({ styles }: ShellManifest): string => styles.map(({ path }) => path).join('+');

/**
 * Whether the page may link them, since they come out of the browser's cache: the picture is then sent without their
 * rules. A cache that has lost them after all asks for them, and the picture is seen when they have come.
 */
export const hasSheets = (cookies: Record<string, string | undefined>, shell: ShellManifest): boolean =>
  shell.styles.length > 0 && cookies[SHEETS_COOKIE] === sheetsOf(shell);
