import { join } from 'node:path';
import { readyWhileItComes } from '@nestwell/contracts/delivery';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { baseConfig } from './base-config';
import { builtRemotesAsStatic, devServer, SHELL_PORT } from './development';
import { DevelopmentPagePlugin } from './development-page';
import { namesLentLater, namesOfEntries, type NamesTaken } from './first-names';
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
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        ...(development ? [] : [...lentRules(namesOfEntries()), reactDomRule]),
      ],
    },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: laterFiles } },
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

/** What is lent from the start is what the entries of the modules take; the rest is lent later. */
const lentRules = (first: NamesTaken): RuleSetRule[] => [
  namesRule(/[\\/]shell[\\/]src[\\/]remotes[\\/]lent-first\.ts$/, first),
  namesRule(/[\\/]shell[\\/]src[\\/]remotes[\\/]lent-whole\.ts$/, namesLentLater(first)),
];

const namesRule = (test: RegExp, options: NamesTaken): RuleSetRule => ({
  test,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'first-names-loader.cjs'),
  options,
});

/** While a module is developed it is React's build for development that runs. */
const reactDomRule: RuleSetRule = {
  test: /[\\/]react-dom-client\.production\.js$/,
  loader: join(import.meta.dirname, 'react-dom-loader.cjs'),
};

const ofKit = /[\\/](packages|@nestwell)[\\/](ui|remote-kit)[\\/]src|lucide-react/;

/** As the file is called that brings what is lent later. */
const LENT = 'lent';

/** What is lent later comes as one file; what else the page loads later and needs of it too, it has from there. */
const laterFiles = {
  lent: { test: ofKit, chunks: 'async', name: LENT, minChunks: 2, enforce: true },
  defaultVendors: {
    test: /[\\/]node_modules[\\/]/,
    idHint: 'vendors',
    chunks: ({ name }: { name?: string }) => name !== LENT && name !== 'main',
    priority: -10,
    reuseExistingChunk: true,
  },
} as const;
