import { rspack, type Configuration } from '@rspack/core';

/** One build from start to end. Throws what the bundler found wrong, as it would print it. */
export async function compile(config: Configuration): Promise<void> {
  const compiler = rspack(config);
  const problems = await new Promise<string | null>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve(stats?.hasErrors() ? stats.toString('errors-only') : null);
    });
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (problems !== null) throw new Error(problems);
}
