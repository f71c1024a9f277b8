/* Where things lie in the storage. Everything below `r/` is served as it is. */

export const versionFolder = (id: string, version: string) => `r/${id}/${version}/`;
/** Written last: a version without it is not released yet. */
export const manifestPath = (id: string, version: string) => `${versionFolder(id, version)}remote.json`;
export const registryFolder = (environment: string) => `registry/${environment}/`;
export const previewFolder = 'previews/';
export const previewPath = (id: string, name: string) => `${previewFolder}${id}/${name}.json`;
export const lastBuiltPath = (environment: string, id: string) => `built/${environment}/${id}.json`;
