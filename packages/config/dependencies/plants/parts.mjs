/** What planted trees are made of. */

export const library = (name) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'export const it = 1;\n',
});

/** A package of ours, which the harness links under its name. */
export const workspacePackage = (name, exports) => ({
  [`packages/${name}/package.json`]: JSON.stringify({ name: `@nestwell/${name}`, version: '1.0.0', exports }),
});

export const module = (...imports) =>
  [
    ...imports.map((path, index) => `import { it as it${index} } from '${path}';`),
    'export const it = 1;',
    '',
  ].join('\n');
