/** The folder of a build that holds the source map of each of its scripts: `maps/<script>.map`. */
export const mapFolder = 'maps/';

export const isSourceMap = (path: string): boolean => path.startsWith(mapFolder);

/** Where releases keep the source map of a script of a remote: not below `r/`, which is served. */
export const sourceMapPath = (id: string, version: string, script: string) =>
  `${mapFolder}${id}/${version}/${script}.map`;
