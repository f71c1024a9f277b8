import { pageDataIds, type Overlay } from '@nestwell/contracts/delivery';
import { pageJson } from './page-json';

/** As much of the browser's Trusted Types as is used here; not in TypeScript's library. */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** This site, and the developer's own machine where this page was confirmed to preview a build of it. */
const admittedOrigins = new Set([
  location.origin,
  ...(pageJson<Overlay>(document, pageDataIds.overlay)?.local ?? []).map(({ origin }) => origin),
]);

/**
 * The document demands Trusted Types: an address becomes a script only where this one policy agrees, and a text never
 * becomes markup or code. The bundler's chunks, the federation runtime's entries and the service worker all pass
 * here by themselves, so versions that were built earlier need to know nothing of it.
 */
trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (admittedOrigins.has(new URL(url, location.href).origin) ? url : null),
});
