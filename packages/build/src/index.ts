/**
 * How modules, shell and previews are built. What a production build leaves behind:
 *
 *   mfe-<id>/dist/              served unchanged and for ever at /r/<id>/<version>/
 *     remote.json               RemoteManifest of @nestwell/contracts/delivery
 *     agreement.json            what it relies on: calls, and what it borrows from the shell
 *     remoteEntry.<hash>.js     container and Home widgets in one classic script
 *     *.css, *.js               the widgets' styles; pages' chunks and styles, by name
 *     *.br, *.gz                every file compressed beforehand
 *   shell/dist/                 served at /shell/, the same way, described by shell.json (ShellManifest)
 *   mfe-<id>/.build/preview/    the module alone with its fixtures: static files, no server needed
 *
 * The page around it is the server's: see `page-data.ts` of @nestwell/contracts/delivery for what it carries.
 */
export { previewConfig } from './preview-config';
export { remoteConfig } from './remote-config';
export { shellConfig } from './shell-config';
