/** What is lent whole in this source, less what is not among these names of each package. */
export function narrowed(source: string, names: Readonly<Record<string, readonly string[]>>): string;
