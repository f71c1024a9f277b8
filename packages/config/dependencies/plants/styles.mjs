const kit = { 'packages/ui/src/styles/tokens.css': ':root { --nw-ink: black; }\n' };

const unknownToken = (path, text) => ({ rule: 'known-tokens', from: path, files: { ...kit, [path]: text } });

const kitClass = (path, text) => ({
  rule: 'kit-classes-in-the-kit-alone',
  from: path,
  files: { [path]: text },
});

export const stylePlants = [
  kitClass('mfe-account/src/lib/legal.tsx', "export const soft = { className: 'page nw-soft' };\n"),
  kitClass('mfe-account/src/lib/tone.ts', 'export const classOf = (tone: string) => `nw-${tone}`;\n'),
  kitClass('shell/src/home/home.module.css', '.home :global(.nw-card) { padding: 0; }\n'),
  unknownToken('shell/src/app/frame.module.css', '.frame { --nw-inky: red; }\n'),
  unknownToken('mfe-fitness/src/lib/day.module.css', '.day { color: var(--nw-inky); }\n'),
  unknownToken('mfe-fitness/src/lib/ring.tsx', "export const ring = { stroke: 'var(--nw-inky, red)' };\n"),
  unknownToken('packages/ui/src/surfaces/card.css', '.nw-card { color: var(--nw-inky); }\n'),
];

/** Tokens of the kit, and properties a component gives its own style sheet. */
export const allowedStyles = {
  ...kit,
  'packages/ui/src/surfaces/page.css': '.nw-page { padding: var(--nw-page-foot, 2rem); }\n',
  'shell/src/app/frame.module.css': '.frame { --nw-page-foot: 3rem; }\n',
  'mfe-fitness/src/lib/day.module.css':
    '.day { --gap: 1px; color: var(--nw-ink); gap: var(--gap); inline-size: var(--share); }\n',
  'mfe-fitness/src/lib/day.tsx':
    "import css from './day.module.css';\nexport const day = { css, style: { '--share': '40%' } };\n",
};
