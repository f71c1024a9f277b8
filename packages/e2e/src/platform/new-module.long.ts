import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);
const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const LEFT_OUT = new Set(['node_modules', 'dist', '.build', '.data', 'test-results']);

/** A fresh checkout of what stands here, with a history of its own. */
async function checkout(): Promise<string> {
  const copies = join(repository, '.build/checkouts');
  await mkdir(copies, { recursive: true });
  const folder = await mkdtemp(join(copies, 'new-'));
  for (const name of await readdir(repository)) {
    if (LEFT_OUT.has(name) || name === '.git') continue;
    await cp(join(repository, name), join(folder, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)) && !path.endsWith('.css.d.ts'),
    });
  }
  const git = (...words: string[]) =>
    run('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...words], { cwd: folder });
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'as it stands');
  return folder;
}

test('a module made by mfe new passes every check, and mfe remove leaves no trace', async () => {
  test.setTimeout(3 * 60 * 60_000);
  const folder = await checkout();
  const node = (...words: string[]) =>
    run(process.execPath, words, {
      cwd: folder,
      maxBuffer: 1 << 28,
      env: { ...process.env, LONG: '' },
    }).catch(({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`${words.join(' ')}\n${stdout}\n${stderr}`);
    });
  try {
    // Installed first, so that the command can run at all.
    const bootstrap = join(folder, 'packages/config/bootstrap');
    await node(
      '-e',
      `import(${JSON.stringify(join(bootstrap, 'install.mjs'))}).then((it) => it.installWorkspace())`,
    );
    const lockfile = await run('git', ['status', '--short'], { cwd: folder });
    expect(lockfile.stdout).toBe('');
    const install = () =>
      run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], { cwd: folder });
    const trust = join(bootstrap, 'trust.mjs');
    await node('packages/mfe/bin/mfe.mjs', 'new', 'sleep');
    await install();
    // What each of its calls answers to whom is written down by making them.
    await node(trust);

    // What was there before it was looked at where it stands: here it is what the new module brings and touches.
    const looked = process.env.WHOLE ? [] : ['--changed'];
    const { stdout } = await node(join(bootstrap, 'verify.mjs'), ...looked);
    expect(stdout).toMatch(/\d+ passed, 0 failed\s*$/);

    await node('packages/mfe/bin/mfe.mjs', 'remove', 'sleep');
    await install();
    await node(trust);
    expect((await run('git', ['status', '--short'], { cwd: folder })).stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
