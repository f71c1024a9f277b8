/** Where releases are kept: files by paths like `r/nutrition/<version>/entry.js`, without a leading slash. */
export interface Storage {
  /** Undefined where there is no such file. */
  read(path: string): Promise<Buffer | undefined>;
  /** Makes a file whole or not at all; false where one has the name already. Of several writers one succeeds. */
  create(path: string, bytes: Buffer): Promise<boolean>;
  /** Makes or replaces a file. */
  put(path: string, bytes: Buffer): Promise<void>;
  /** Sorted paths of all files below a folder (with its slash). */
  list(folder: string): Promise<string[]>;
  remove(path: string): Promise<void>;
}
