import { calledBy, canTellCallers } from '../watch/called-by';

/** Whose code called a function of the page: `nutrition@4f2a`; nothing for the shell, its libraries and the browser. */
export type CallerOf = (below: unknown) => string | undefined;

/** Told when code of a version, called by the browser, has run. */
export type Ran = (owner: string) => void;

/**
 * Only the code that called directly counts: what the kit does for a module ends with the widget by itself. Where an
 * engine cannot say who called, nobody can prove that a version is gone.
 */
export const callerOf: CallerOf = (below) => (canTellCallers ? calledBy(below, 1) : undefined);
