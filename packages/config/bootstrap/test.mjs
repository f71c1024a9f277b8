/** `npm test`: everything CI runs, on a machine that needs to bring nothing but Node. */
import './require-node.mjs';

const { installWorkspace } = await import('./install.mjs');
const { bringPrograms, providePrograms } = await import('./programs.mjs');

const brought = bringPrograms();
installWorkspace();
await brought;
providePrograms({ mayInstall: true });
const { verify } = await import('./suite.mjs');
await verify();
