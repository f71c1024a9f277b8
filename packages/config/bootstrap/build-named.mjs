/** `pnpm build [area…]`: everything that changed, or the areas named: `pnpm build nutrition services`. */
import { buildBrowserApps, buildServices, buildWhatChanged } from './build.mjs';

const names = process.argv.slice(2);
const browserApps = names.filter((name) => name !== 'services');

const built =
  names.length === 0
    ? buildWhatChanged()
    : (browserApps.length === 0 || buildBrowserApps(browserApps)) &&
      (!names.includes('services') || buildServices());
process.exit(built ? 0 : 1);
