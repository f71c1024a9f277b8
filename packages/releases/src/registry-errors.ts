/** A revision that cannot be used: it is passed over, and said to be so. */
export interface SpoiledRevision {
  rev: number;
  problem: string;
}

/** A revision that is asked for by its number and cannot be made current again. */
export class RevisionUnusable extends Error {}

/** Nothing is known of a registry, because its storage does not answer. */
export class RegistryUnreachable extends Error {
  constructor(environment: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`The releases of ${environment} cannot be reached: ${why}`, { cause });
  }
}

/** The next revision cannot be made: something that is no revision has its name. */
export class RevisionBlocked extends Error {}
