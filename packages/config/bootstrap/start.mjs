/** `npm start`: from a fresh checkout to a running site, with nothing but Node on the machine; `-- --demo` with a year in it. */
import './require-node.mjs';

const { installWorkspace } = await import('./install.mjs');
const { buildWhatChanged } = await import('./build.mjs');
const { serve } = await import('./serve.mjs');
const { prepareDemo, wishesOf } = await import('./demo.mjs');

try {
  const { isDemo, isAnew } = wishesOf(process.argv.slice(2));
  installWorkspace();
  if (!buildWhatChanged()) process.exit(1);
  if (isDemo) await prepareDemo({ isAnew });
} catch (error) {
  console.error(`${error.message}.`);
  process.exit(1);
}
await serve();
