import type { ShellManifest } from '@nestwell/contracts/delivery/server';
import { documentOf } from './document';

const shell: ShellManifest = { version: 's1', styles: [], scripts: [], files: [], themeScript: '' };
const rendered = {
  output: { html: '<button>Log Food</button>', isZoned: false, faults: [] },
  owners: [],
  user: undefined,
  now: new Date('2026-11-22T12:00:00Z'),
};
const documentBy = (manifest: ShellManifest) =>
  documentOf({
    nonce: 'n',
    shell: manifest,
    registry: { rev: 1, remotes: {} },
    route: { isHome: true, remotes: [] },
    config: {} as never,
    queries: { zone: null, state: { queries: [] } },
    sheets: [],
    rendered,
  });

it('events are recorded behind the server-rendered HTML by the script of its shell', () => {
  const html = documentBy({ ...shell, recordScript: 'record();' });

  expect(html).toContain('<button>Log Food</button></div><script nonce="n">record();\n');
  expect(html).toContain('[data-interactive]');
});

it('a shell from before the mark of an interactive page is not waited for by it', () => {
  expect(documentBy(shell)).not.toContain('[data-interactive]');
});
