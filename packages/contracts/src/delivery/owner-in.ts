const RELEASED_FILE = /\/r\/([a-z][a-z0-9-]*)\/([\w.-]+)\//;

/** `id@version` of the first released file that a text names: a stack, an address. */
export function ownerIn(text: string | undefined): string | undefined {
  const [, id, version] = RELEASED_FILE.exec(text ?? '') ?? [];
  return id && version ? `${id}@${version}` : undefined;
}
