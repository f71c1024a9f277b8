/** `npm start`: from a fresh checkout to a running site, with nothing but Node on the machine. */
import './require-node.mjs';

const { installWorkspace } = await import('./install.mjs');
const { buildWhatChanged } = await import('./build.mjs');
const { serve } = await import('./serve.mjs');

installWorkspace();
if (!buildWhatChanged()) process.exit(1);
await serve();
