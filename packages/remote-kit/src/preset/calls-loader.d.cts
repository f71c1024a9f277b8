interface Part {
  /** The list of calls that it is described in, and that list's file. */
  name: string;
  file: string;
}

/** A source that asks for each call where it is described. */
export function byPart(source: string, path?: string): string;
export function callsOf(area: string): ReadonlyMap<string, Part>;
