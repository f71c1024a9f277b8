import { join } from 'node:path';

/** Where shells lie in the data directory; `shell/` below it is served as it is, `maps/` never is. Remotes lie in the release storage. */
export const filesFolder = (dataDir: string) => join(dataDir, 'releases');
