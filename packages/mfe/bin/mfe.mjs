import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

// Node 20 cannot read TypeScript by itself.
const fsCache = fileURLToPath(new URL('../../../.build/jiti', import.meta.url));
const jiti = createJiti(import.meta.url, { moduleCache: true, jsx: true, fsCache });
const { main } = await jiti.import('../src/main.ts');
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
