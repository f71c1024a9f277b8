import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sets the theme before anything is rendered; its file is what browsers run. */
export function themeScript(): string {
  return readFileSync(join(import.meta.dirname, 'theme-script.js'), 'utf8').trim();
}
