import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { previewConfig } from '../preview-config';
import { compile } from '../compile';
import { shellTarget, targetsFrom } from './targets';

/** `pnpm preview <area>`: the module alone, hot. `--build` only writes its static files. */
export async function main(args: readonly string[]): Promise<void> {
  const names = args.filter((name) => !name.startsWith('--'));
  const targets = targetsFrom(names).filter(({ id }) => id !== shellTarget.id);
  if (args.includes('--build')) {
    process.env.NODE_ENV = 'production';
    for (const { folder } of targets) await compile(previewConfig(folder));
    return;
  }
  const [target] = targets;
  if (names.length !== 1 || !target) throw new Error('Say which module: pnpm preview nutrition');
  process.env.NODE_ENV = 'development';
  const config = previewConfig(target.folder);
  await new RspackDevServer(config.devServer || {}, rspack(config)).start();
  console.log(`${target.id} alone: http://localhost:${config.devServer && config.devServer.port}`);
}
