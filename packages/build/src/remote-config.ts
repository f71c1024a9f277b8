import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config';
import { developmentPort, devServer } from './development';
import { bundlerRuntimeFromShell, remoteContainer } from './federation';
import { versionOfRemote } from './input-hash';
import { RemoteManifestPlugin } from './manifest-plugin';
import { folderOfConfig, idOfFolder } from './places';

/** The whole build of a remote: `export default remoteConfig(import.meta.url)` in its `rspack.config.ts`. */
export function remoteConfig(configUrl: string): Configuration {
  const folder = folderOfConfig(configUrl);
  const id = idOfFolder(folder);
  const development = process.env.NODE_ENV === 'development';
  const version = development ? 'dev' : versionOfRemote(folder);
  // Two versions may live in one page: with equal names the second would silently run the first one's modules.
  const scope = `${id}_${version}`;
  const base = baseConfig({ folder, name: id, development, layer: 'remote' });
  return {
    ...base,
    entry: {},
    externals: [bundlerRuntimeFromShell],
    output: {
      ...base.output,
      // They lie in the folder of their version already: with hashes in their names every entry would list them all.
      chunkFilename: '[name].js',
      cssChunkFilename: '[name].css',
      uniqueName: scope,
      publicPath: development ? `http://localhost:${developmentPort(id)}/` : `/r/${id}/${version}/`,
    },
    plugins: [
      ...(base.plugins ?? []),
      remoteContainer(scope, development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js'),
      ...(development ? [] : [new RemoteManifestPlugin({ id, version, scope })]),
    ],
    ...(development && { devServer: devServer(developmentPort(id)) }),
  };
}
