import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../repository.mjs';

/** Runs the services, and with them the whole site, inside this process, which then ends as they end. */
export async function serve() {
  process.env.NODE_ENV ??= 'production';
  // `.data/` lies in the checkout, wherever the command was given.
  process.chdir(repository);
  await import(pathToFileURL(join(repository, 'services/dist/main.js')).href);
}
