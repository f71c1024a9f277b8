/** `id@version` of the remote in whose part of the page a node stands. */
export function ownerOf(node: EventTarget | null | undefined): string | undefined {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  return element?.closest<HTMLElement>('[data-remote]')?.dataset.remote;
}
