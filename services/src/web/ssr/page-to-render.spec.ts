import type { ShellManifest } from '@nestwell/contracts/delivery/server';
import { serverOf } from './page-to-render';

const server = { path: 'server.js', integrity: 'i', bytes: 1, brotliBytes: 1 };
const shell: ShellManifest = { version: 's1', styles: [], scripts: [], files: [], themeScript: '', server };

it('a page is rendered with the server bundle of its shell', () => {
  expect(serverOf({ shell: { ...shell, recordScript: 'record();' } })).toBe(server);
});

it('a shell from before events were recorded is left to the browser, which knows its own marks', () => {
  expect(serverOf({ shell })).toBeUndefined();
});
