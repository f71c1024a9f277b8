import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base-config';
import { ContainerRuntimePlugin } from './container-runtime';
import { developmentPort, devServer } from './development';
import { versionOfRemote } from './input-hash';
import { borrowedRuntime } from './lent-runtime';
import { RemoteManifestPlugin } from './manifest-plugin';
import { folderOfConfig, idOfFolder } from './places';
import { consumed } from './sharing';

const containerOf = (name: string) => ({
  name,
  exposes: { './remote': { import: './src/remote.tsx', name: '__federation_expose_remote' } },
  shared: consumed,
});

/** With the federation's own runtime, which knows what a development server replaces. */
const containerUnderDevelopment = (scope: string) =>
  new ModuleFederationPlugin({
    ...containerOf(scope),
    filename: 'remoteEntry.js',
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: {
      asyncStartup: true,
      externalRuntime: true,
      optimization: { disableSnapshot: true, target: 'web' },
    },
  });

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
    externals: [borrowedRuntime],
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
      ...(development
        ? [containerUnderDevelopment(scope)]
        : [
            new rspack.container.ModuleFederationPluginV1({
              ...containerOf(scope),
              filename: 'remoteEntry.[contenthash:8].js',
              enhanced: true,
            }),
            new ContainerRuntimePlugin(),
            new RemoteManifestPlugin({ id, version, scope }),
          ]),
    ],
    ...(development && { devServer: devServer(developmentPort(id)) }),
  };
}
