import { join } from 'node:path';
import { readyWhileItComes } from '@nestwell/contracts/delivery';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base-config';
import { builtRemotesAsStatic, devServer, SHELL_PORT } from './development';
import { DevelopmentPagePlugin } from './development-page';
import { versionOfShell } from './input-hash';
import { livePages, proxied } from './live-site';
import { folderOfConfig, kit } from './places';
import { librariesOf } from './shared-libraries';
import { ShellManifestPlugin } from './shell-manifest-plugin';

/** The host: it brings everything that is lent to remotes and what their containers run by, and knows none of them. */
export function shellConfig(configUrl: string): Configuration {
  const folder = folderOfConfig(configUrl);
  const development = process.env.NODE_ENV === 'development';
  const base = baseConfig({ folder, name: 'shell', development, layer: 'shell' });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, uniqueName: 'shell', publicPath: development ? '/' : '/shell/' },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.DefinePlugin({ 'process.env.LENT_LIBRARIES': JSON.stringify(librariesOf(kit)) }),
      ...(development
        ? [new DevelopmentPagePlugin()]
        : [
            readyWithFirstScript,
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

/** Most of the first script runs before the page answers. After minifying, which leaves no comment. */
const readyWithFirstScript = new rspack.BannerPlugin({
  banner: readyWhileItComes,
  raw: true,
  include: /^main\.\w+\.js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
