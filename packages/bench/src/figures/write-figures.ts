import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from './machine';

const folder = join(import.meta.dirname, '../../../../dist/bench');

/** Leaves a run's figures in `dist/bench/<name>.json`, and says where. */
export function writeFigures(name: string, figures: object): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ ...machine(), ...figures }, undefined, 2)}\n`);
  return file;
}
