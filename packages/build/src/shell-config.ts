import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base-config';
import { builtRemotesAsStatic, devServer, SHELL_PORT } from './development';
import { DevelopmentPagePlugin } from './development-page';
import { versionOfShell } from './input-hash';
import { livePages, proxied } from './live-site';
import { folderOfConfig } from './places';
import { lentLibraries } from './shared-libraries';
import { FONT_FACES, ShellManifestPlugin } from './shell-manifest-plugin';

/** The host: it brings everything that is lent to remotes and what their containers run by, and knows none of them. */
export function shellConfig(configUrl: string): Configuration {
  const folder = folderOfConfig(configUrl);
  const development = process.env.NODE_ENV === 'development';
  const base = baseConfig({ folder, name: 'shell', development, layer: 'shell' });
  return {
    ...base,
    entry: { main: './src/main.tsx', [FONT_FACES]: '@nestwell/ui/fonts.css' },
    output: { ...base.output, uniqueName: 'shell', publicPath: development ? '/' : '/shell/' },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin({
        ...lentLibraries(),
        // The parts of the federation runtime that a host without manifests and without Node does not need.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
      ...(development
        ? [new DevelopmentPagePlugin()]
        : [
            new rspack.CopyRspackPlugin({ patterns: [{ from: 'top', to: 'top' }] }),
            new ShellManifestPlugin(versionOfShell(folder)),
          ]),
    ],
    ...(development && {
      devServer: {
        ...devServer(SHELL_PORT),
        port: SHELL_PORT,
        historyApiFallback: true,
        proxy: proxied(),
        ...livePages(),
        // `top/` holds what browsers look for at the top of the site, as it is.
        static: [...builtRemotesAsStatic(), { directory: join(folder, 'top'), publicPath: '/' }],
      },
    }),
  };
}
