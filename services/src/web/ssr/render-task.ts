/** A released file in memory that all workers share. */
export interface SharedFile {
  /** What stack traces name. */
  name: string;
  integrity: string;
  bytes: SharedArrayBuffer;
}

/** All that a worker needs to render a page, or to name its queries. */
export interface RenderTask {
  shell: SharedFile;
  /** Server bundles of the remotes that are rendered, each by its `id@version`. */
  builds: (SharedFile & { owner: string })[];
  /** A `RenderRequest` or a `QueriesOrder` as JSON. */
  order: string;
}
