import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nursingMother, registerMember } from '../kit/member';
import { expect, test } from '../kit/test';

const run = promisify(execFile);
const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
/** npm's own settings of the run that started this one would become those of the other repository. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

test.use({ serviceWorkers: 'block' });

test('a module is made, tested, checked, previewed and released in a repository of its own', async ({
  page,
  startSite,
}) => {
  test.setTimeout(15 * 60_000);
  const site = await startSite();
  const folder = await mkdtemp(join(tmpdir(), 'own-repository-'));
  const env = { ...environment, LONG: '', DATA_DIR: site.folder };
  const options = { cwd: folder, maxBuffer: 1 << 26, env };
  const npm = (...words: string[]) => run('npm', words, options).then(({ stdout }) => stdout);
  const mfe = (...words: string[]) => npm('run', '--silent', 'mfe', '--', ...words);
  try {
    const command = join(repository, 'packages/mfe/bin/mfe.mjs');
    await run(process.execPath, [command, 'outside', 'sleep', folder], { maxBuffer: 1 << 26, env });
    await npm('install', '--no-audit', '--no-fund', '--prefer-offline');
    await npm('run', 'typecheck');
    await npm('test');
    await npm('run', 'preview', '--', '--build');
    expect(existsSync(join(folder, 'mfe-sleep/.build/preview/index.html'))).toBe(true);

    const checked = await mfe('check', 'sleep', '--no-browser');
    expect(checked).toContain('mfe-sleep can be released');
    expect(checked).toContain('✓ what the shells that are live lend it');

    await registerMember(page, nursingMother, site.url);
    const hello = page.getByText('Hello, Maya Brook');
    await mfe('release', 'sleep', '--as', 'pr-1');
    await page.goto(`${site.url}/?with=sleep@pr-1`);
    await page.getByRole('button', { name: 'Open preview' }).click();
    await expect(hello).toBeVisible();
    await page.goto(`${site.url}/?with=`);
    await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
    await expect(hello).toBeHidden();

    await expect(mfe('release', 'sleep')).rejects.toThrow('mfe-sleep must not be released');
    await expect(mfe('promote', 'sleep@pr-1')).rejects.toThrow('has not passed its gate');
    const there = { maxBuffer: 1 << 26, env };
    const told = await run(process.execPath, [command, 'check', 'sleep@pr-1'], there).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(told.stdout).toContain('sleep@pr-1 can be released');
    await mfe('promote', 'sleep@pr-1', '--why', 'Seen as pr-1');
    await expect(async () => {
      await page.goto(`${site.url}/`);
      await expect(hello).toBeVisible({ timeout: 2000 });
    }).toPass();
    // It is the tenth page that asks for a place.
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: /^Sleep/ }).click();
    await expect(page.getByText('This page was made in a repository of its own.')).toBeVisible();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
