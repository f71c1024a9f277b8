import { undiciLibrary } from './platform/outside/undici-library';

/**
 * Loads the libraries that are imported at their first use: each would hold the event loop for 30 to 200 ms inside a
 * request. Only the server does; tests and commands start without them.
 */
export async function preloadLibraries(): Promise<void> {
  await undiciLibrary();
  await import('@simplewebauthn/server');
  await import('piscina');
}
