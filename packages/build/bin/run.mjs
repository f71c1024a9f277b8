import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

// Not in the machine's temporary folder, where every checkout would leave it.
const fsCache = fileURLToPath(new URL('../../../.build/jiti', import.meta.url));

/** Runs a command written in TypeScript: Node 20 cannot read it by itself. */
export async function run(command) {
  const jiti = createJiti(import.meta.url, { moduleCache: true, fsCache });
  const { main } = await jiti.import(`../src/commands/${command}.ts`);
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
