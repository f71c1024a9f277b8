/** Modules that exist once in a page: the shell provides them (`shell/src/remotes/shared-modules.ts`), remotes consume them. */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@nestwell/ui',
  '@nestwell/remote-kit',
  '@nestwell/remote-kit/router',
] as const;

/** The plugin's `shared` of a remote. `import: false`: a remote holds none of their code. */
export const sharedModules = Object.fromEntries(
  sharedKeys.map((key) => [key, { singleton: true, requiredVersion: false, import: false } as const]),
);
