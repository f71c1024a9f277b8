/**
 * Who may know whom, and what may stand where. Every rule has a planted violation in `plants.mjs` that must be caught.
 * A rule with `from` and `to` is about single imports (`directions.mjs`); one with `find` looks at the tree itself.
 */
import { buildRules } from './rules/builds.mjs';
import { folderRules } from './rules/folders.mjs';
import { libraryRules } from './rules/libraries.mjs';
import { moduleRules } from './rules/modules.mjs';
import { productCodeRules } from './rules/product-code.mjs';
import { safetyRules } from './rules/safety.mjs';
import { serviceRules } from './rules/services.mjs';
import { storeRules } from './rules/stores.mjs';
import { wireRules } from './rules/wire.mjs';
import { wordRules } from './rules/words.mjs';
import { workspaceRules } from './rules/workspaces.mjs';
import { styleRules } from './rules/styles.mjs';

export const rules = [
  ...workspaceRules,
  ...folderRules,
  ...libraryRules,
  ...buildRules,
  ...moduleRules,
  ...serviceRules,
  ...storeRules,
  ...productCodeRules,
  ...safetyRules,
  ...wireRules,
  ...styleRules,
  ...wordRules,
];
