/** A contract's source, less what only servers read of it. */
export function withoutSchemas(source: string): string;
