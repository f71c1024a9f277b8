import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const checkout = join(import.meta.dirname, '../../../..');

/** React alone. */
export const floorSource = `
import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));
`;

/** What stands in the place of the shell's federation host: the same declarations, imported with everything else. */
export function declarationsSource(): string {
  const areas = readdirSync(checkout).flatMap((name) => /^mfe-(.+)$/.exec(name)?.[1] ?? []);
  const imports = areas.map(
    (area, index) =>
      `import { remote as remote${index} } from '${join(checkout, `mfe-${area}/src/remote.tsx`)}';`,
  );
  const entries = areas.map((area, index) => `'${area}': remote${index}`);
  return [
    ...imports,
    `const all = { ${entries.join(', ')} };`,
    "export const loadDeclaration = async ({ scope }) => all[scope.slice(0, scope.lastIndexOf('_'))];",
  ].join('\n');
}
