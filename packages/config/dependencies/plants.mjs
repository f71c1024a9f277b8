/** For each rule trees that break it, each with the file that must be blamed, and one that breaks none. */
import { buildPlants } from './plants/builds.mjs';
import { folderPlants } from './plants/folders.mjs';
import { libraryPlants } from './plants/libraries.mjs';
import { modulePlants } from './plants/modules.mjs';
import { productCodePlants } from './plants/product-code.mjs';
import { safetyPlants } from './plants/safety.mjs';
import { servicePlants } from './plants/services.mjs';
import { storePlants } from './plants/stores.mjs';
import { stylePlants } from './plants/styles.mjs';
import { wirePlants } from './plants/wire.mjs';
import { wordPlants } from './plants/words.mjs';
import { workspacePlants } from './plants/workspaces.mjs';

export { allowed } from './plants/allowed.mjs';

export const plants = [
  ...workspacePlants,
  ...folderPlants,
  ...libraryPlants,
  ...buildPlants,
  ...modulePlants,
  ...servicePlants,
  ...storePlants,
  ...productCodePlants,
  ...safetyPlants,
  ...wirePlants,
  ...stylePlants,
  ...wordPlants,
];
