import type { INestApplicationContext } from '@nestjs/common';
import { parts } from '../app';
import { createApplication } from '../platform/application';
import { readConfig } from '../platform/config/read-config';
import { print } from './print';

/**
 * Runs one task against the site's own database, then ends: its parts are made, and none begins what a site does by
 * itself, as jobs, releases and metrics. A command is a file `<name>.command.ts` beside this one,
 * built as `dist/cli/<name>.js`:
 * `void runCommand(async (app, [email]) => { await app.get(Users, { strict: false }).grantAdmin(email); return 'Done'; });`
 * @param work gets the application and the words of the command line; its answer is printed
 */
export async function runCommand(
  work: (app: INestApplicationContext, words: readonly string[]) => Promise<string>,
): Promise<void> {
  await print(async (words) => {
    const app = await createApplication(readConfig({ ...process.env, LOG_LEVEL: 'silent' }), parts);
    try {
      return await work(app, words);
    } finally {
      await app.close();
    }
  });
}
