import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseConfig } from './base-config';
import { compile } from './compile';
import { repository } from './places';

const folder = join(repository, 'shell');
const built = join(folder, '.build/recorder');

/** The script that records events before hydration, as text: documents with server-rendered HTML bring it inline. */
export async function buildRecorder(): Promise<string> {
  const base = baseConfig({ folder, name: 'recorder', development: false, layer: 'shell' });
  await compile({
    ...base,
    entry: { recorder: './src/hydration/record-events.ts' },
    output: { path: built, clean: true, filename: '[name].js' },
    plugins: [],
  });
  return readFileSync(join(built, 'recorder.js'), 'utf8').trim();
}
