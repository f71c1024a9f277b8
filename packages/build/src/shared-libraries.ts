import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { kit } from './places';

/** Libraries of which there is one copy in a page, which the shell brings: itself or inside the kit. */
const LIBRARIES = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'] as const;

/** The version of each that a folder's sources are built with: its own, else the kit's. */
export function librariesOf(folder: string): Record<string, string> {
  return Object.fromEntries(LIBRARIES.map((name) => [name, versionIn(folder, name)]));
}

/** What the shell's sources know of it. */
export const lentLibraries = () => ({ 'process.env.LENT_LIBRARIES': JSON.stringify(librariesOf(kit)) });

function versionIn(folder: string, name: string): string {
  const own = join(folder, 'node_modules', name, 'package.json');
  const file = existsSync(own) ? own : createRequire(join(kit, 'index.ts')).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
