/**
 * What shell and remotes have once between them: remotes ask for it by these names, and `shell/src/remotes/lent.ts`
 * gives it to them.
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

/** Remotes hold none of their code. */
export const consumed = Object.fromEntries(
  sharedKeys.map((key) => [key, { ...once, import: false as const }]),
);
