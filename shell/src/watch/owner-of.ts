/** `id@version` of the remote in whose part of the page a node stands. */
export function ownerOf(node: EventTarget | null | undefined): string | undefined {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  return element?.closest<HTMLElement>('[data-remote]')?.dataset.remote;
}

/** The same of the first released file that a text names: a stack, an address. */
export function ownerIn(text: string | undefined): string | undefined {
  const [, id, version] = /\/r\/([a-z][a-z0-9-]*)\/([\w.-]+)\//.exec(text ?? '') ?? [];
  return id && version && `${id}@${version}`;
}
