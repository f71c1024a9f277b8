import type { INestApplicationContext } from '@nestjs/common';
import { parts } from '../app';
import { createApplication } from '../platform/application';
import { readConfig } from '../platform/config/read-config';

/**
 * Runs one task against the site's own database, then ends. A command is a file `<name>.command.ts` beside this one,
 * built as `dist/cli/<name>.js`:
 * `void runCommand(async (app, [email]) => { await app.get(Users, { strict: false }).grantAdmin(email); return 'Done'; });`
 * @param work gets the application and the words of the command line; its answer is printed
 */
export async function runCommand(
  work: (app: INestApplicationContext, words: readonly string[]) => Promise<string>,
): Promise<void> {
  try {
    const app = await createApplication(readConfig({ ...process.env, LOG_LEVEL: 'silent' }), parts);
    await app.init();
    try {
      process.stdout.write(`${await work(app, process.argv.slice(2))}\n`);
    } finally {
      await app.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
