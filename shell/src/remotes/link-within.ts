/** The link within the site that an event is on, where following it leaves no tab; undefined elsewhere. */
export function linkWithin({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && link.target === '' ? link : undefined;
}
