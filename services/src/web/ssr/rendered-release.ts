import { pageAt, type Registry, type Release, type ReleasedFile } from '@nestwell/contracts/delivery/server';

/** A version that is rendered, with the style sheets that its part of the page needs. */
export interface RenderedRelease {
  owner: string;
  server: ReleasedFile;
  css: readonly ReleasedFile[];
}

/** Style sheets of widgets and of the page at a path. Undefined where an older version does not name those of its pages. */
export function styleSheetsAt({ css, pages, server }: Release, pathname: string) {
  const opened = pageAt(
    pages.map((page) => ({ page })),
    pathname,
  );
  const own = opened ? server?.styles?.[opened.page.path] : [];
  return own && [...css, ...own];
}

/**
 * The version of a remote that a page is rendered with: the current one, or the last good one where that is left out.
 * Undefined where neither renders the page.
 */
export function renderedRelease(
  id: string,
  { remotes }: Registry,
  pathname: string,
  isLeftOut: (owner: string) => boolean,
): RenderedRelease | undefined {
  const remote = remotes[id];
  for (const release of [remote, remote?.lastGood]) {
    const css = release && styleSheetsAt(release, pathname);
    const owner = `${id}@${release?.version}`;
    // Without its style sheets its part of the page would move when they come.
    if (release?.server && css && !isLeftOut(owner)) return { owner, server: release.server, css };
  }
  return undefined;
}
