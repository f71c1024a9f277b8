/**
 * What shell and remotes have once between them. Both sides must name exactly the same keys. A key that the shell
 * does not import is not emitted, so each of them is imported in `shell/src/remotes/shared.ts`.
 */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@nestwell/ui',
  '@nestwell/remote-kit',
  '@nestwell/remote-kit/router',
] as const;

const once = { singleton: true, requiredVersion: false } as const;

/** The shell brings them with its first script. */
export const provided = Object.fromEntries(
  sharedKeys.map((key) => [key, { ...once, eager: true, ...ownVersion(key) }]),
);

/** Remotes hold none of their code. */
export const consumed = Object.fromEntries(
  sharedKeys.map((key) => [key, { ...once, import: false as const }]),
);

// Workspace packages are linked: the bundler does not find their version by itself.
function ownVersion(key: string) {
  return key.startsWith('@nestwell/') ? { version: '1.0.0' } : {};
}
