import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kit } from './places';

/** Sets the theme before anything is painted; its file is what browsers run. */
export function themeScript(): string {
  return readFileSync(join(kit, 'preset/theme-script.js'), 'utf8').trim();
}
