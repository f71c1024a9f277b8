import { relative } from 'node:path';
import { rspack } from '@rspack/core';
import { mapFolder } from '@nestwell/releases/source-maps';
import { repository } from './places';

/**
 * Source maps of all scripts, the server's too, in a folder that is kept with a release and never served. Scripts do not name them. They
 * hold positions and names, not the text of the sources. A remote's entry has none: it holds the container alone, which
 * is generated from absolute paths, so that positions in it differ from checkout to checkout.
 */
export const sourceMaps = () =>
  new rspack.SourceMapDevToolPlugin({
    test: /\.js$/,
    exclude: /remoteEntry/,
    filename: `${mapFolder}[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      relative(repository, absoluteResourcePath),
  });
