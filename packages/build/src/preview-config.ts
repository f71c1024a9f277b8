import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base-config';
import { developmentPort, devServer } from './development';
import { pageTemplate } from './page-template';
import { idOfFolder } from './places';

/** A module alone, without federation: a build with the external runtime cannot run without the shell. */
export function previewConfig(folder: string): Configuration {
  const id = idOfFolder(folder);
  const development = process.env.NODE_ENV === 'development';
  const base = baseConfig({ folder, name: `${id}-preview`, development, layer: 'remote' });
  return {
    ...base,
    entry: { preview: './src/preview.tsx' },
    // Opened from the file system there is no origin: neither anonymous loading nor integrity would work.
    output: {
      ...base.output,
      path: join(folder, '.build/preview'),
      publicPath: 'auto',
      crossOriginLoading: false,
      uniqueName: `${id}_preview`,
    },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
      new rspack.HtmlRspackPlugin({ templateContent: pageTemplate({ title: `${id} preview`, development }) }),
    ],
    ...(development && { devServer: devServer(developmentPort(id) + 100) }),
  };
}
