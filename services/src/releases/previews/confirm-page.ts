import { createHash } from 'node:crypto';
import { groundColours } from '@nestwell/contracts/delivery/server';
import type { Chosen } from './choice';

export const CONFIRM_PATH = '/preview';

const STYLE = `
:root { color-scheme: light dark; --ground: ${groundColours.day}; --text: #33261f; --card: #fff; --action: #9a3f2c; --on-action: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: ${groundColours.night}; --text: #f3e8e2; --card: #261b19; --action: #f0a48f; --on-action: #2a0f08 } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--text); font: 17px/1.5 system-ui, sans-serif }
main { box-sizing: border-box; width: min(30rem, 100vw - 2rem); padding: 1.75rem; border-radius: 20px; background: var(--card) }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25 }
li { overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin-top: 1.5rem }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 0 1.5rem; border: 0; border-radius: 24px; background: var(--action); color: var(--on-action); cursor: pointer }
a { color: inherit; padding: .75rem } :focus-visible { outline: 3px solid var(--action); outline-offset: 3px }`;

/** No script at all, a form to this site alone, and no frame around it. */
export const confirmPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** Asks a person whether she wants to see what an address names. Everything in it has a fixed form, and the token is ours. */
export function confirmPage(choice: readonly Chosen[], token: string): string {
  const names = choice.map(({ id, name }) => `<li><code>${id}@${name}</code></li>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Open a preview? · Nestwell</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>Open a preview?</h1><p>This link shows unreleased code in this browser, with your account:</p><ul>${names}</ul>
<p>Go on only if you meant to.</p>
<form method="post" action="${CONFIRM_PATH}?token=${token}"><button>Open preview</button><a href="/">Not now</a></form></main></body></html>`;
}
