/** A released file in memory that all workers share. */
export interface SharedFile {
  /** What stack traces name. */
  name: string;
  integrity: string;
  bytes: SharedArrayBuffer;
}

/** `id@version`; undefined for the shell's own. */
interface Owned {
  owner?: string;
}

/** All that a worker needs to render a page. */
export interface RenderTask {
  shell: SharedFile;
  /** Server bundles of the remotes that are rendered. */
  builds: (SharedFile & Required<Owned>)[];
  /** In the order in which they stand in the page. */
  sheets: (SharedFile & Owned)[];
  /** A `PaintOrder` as JSON. */
  order: string;
}
