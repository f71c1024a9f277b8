/** The places that rules speak of, as patterns of paths. */
import { SERVICE_AREAS } from '../layout.mjs';

export const APP = 'shell|mfe-[^/]+|services';
/** An app or a package: what has a package.json of its own. */
export const WORKSPACE = `${APP}|packages/[^/]+`;
export const AREA = SERVICE_AREAS.join('|');
export const TEST = String.raw`\.(test|spec|db-spec|http-spec)\.tsx?$`;

export const isTest = (path) => new RegExp(TEST).test(path) || path.startsWith('packages/e2e/');

const SERVER = /^(services|packages\/(bench|build|config|e2e|embedded-sqlite|faults|mfe|releases))\//;
/** What runs, or may run, in a browser. */
export const isBrowserCode = (path) => !SERVER.test(path);

/** An installed library, wherever the package manager keeps it. */
export const library = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
