import { rspack } from '@rspack/core';
import { loadConfig } from './load-config';

export interface LocalBuild {
  /** The remote's own folder. */
  folder: string;
  output: string;
  /** Where the output is served: `http://localhost:4201`. */
  origin: string;
}

/** Builds a remote for production, but for another origin, and again whenever it changes. Resolves after the first. */
export async function watchLocal({ folder, output, origin }: LocalBuild): Promise<void> {
  const config = await loadConfig(folder);
  const compiler = rspack({
    ...config,
    output: { ...config.output, path: output, publicPath: `${origin}/` },
  });
  await new Promise<void>((resolve) => {
    compiler.watch({}, (error, stats) => {
      if (error) console.error(error);
      else console.log(stats?.hasErrors() ? stats.toString('errors-only') : 'built');
      resolve();
    });
  });
}
