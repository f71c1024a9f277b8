/* Where things lie in the storage. Everything below `r/` is served as it is. */

export const versionFolder = (id: string, version: string) => `r/${id}/${version}/`;
/** Written last: a version without it is not released yet. */
export const manifestPath = (id: string, version: string) => `${versionFolder(id, version)}remote.json`;
/** What a version relies on, as its build wrote it down. */
export const agreementPath = (id: string, version: string) => `${versionFolder(id, version)}agreement.json`;
/** Shells as they were built, for checks only: a site serves its own from its disk. */
export const shellFolder = (version: string) => `shells/${version}/`;
export const registryFolder = (environment: string) => `registry/${environment}/`;
/** A file of a registry that is one of its revisions. */
export const isRevision = (path: string) => /^registry\/[\w-]+\/\d{8}\.json$/.test(path);
/** Beside the registry's revisions. */
export const shownShellsPath = (environment: string) => `${registryFolder(environment)}shell.json`;
export const previewFolder = 'previews/';
export const previewPath = (id: string, name: string) => `${previewFolder}${id}/${name}.json`;
export const lastBuiltPath = (environment: string, id: string) => `built/${environment}/${id}.json`;
export const withdrawnPath = (environment: string, id: string) => `withdrawn/${environment}/${id}.json`;
/** What holds for all releases, where somebody switched it on. */
export const rulesPath = 'rules.json';
/** What the services of an environment answer. */
export const answeredPath = (environment: string) => `answered/${environment}.json`;
/** That a version has passed its gate. */
export const gateFolder = 'gates/';
export const gatePath = (id: string, version: string) => `${gateFolder}${id}/${version}.json`;
/** What a gate last found of a version. */
export const lookFolder = 'looks/';
export const lookPath = (id: string, version: string) => `${lookFolder}${id}/${version}.json`;
/** What is known of versions, apart from the registry that browsers read. */
export const marksFolder = 'marks/';
export const markFolder = (environment: string, id: string) => `${marksFolder}${environment}/${id}/`;
export const markPath = (environment: string, id: string, version: string) =>
  `${markFolder(environment, id)}${version}.json`;
