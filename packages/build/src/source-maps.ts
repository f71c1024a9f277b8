import { relative } from 'node:path';
import { rspack } from '@rspack/core';
import { mapFolder } from '@nestwell/releases/source-maps';
import { repository } from './places';

/**
 * Source maps of all scripts, in a folder that is kept with a release and never served. Scripts do not name them. They
 * hold positions and names, not the text of the sources.
 */
export const sourceMaps = () =>
  new rspack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `${mapFolder}[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      relative(repository, absoluteResourcePath),
  });
