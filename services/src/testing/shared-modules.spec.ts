import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const settings = resolve(import.meta.dirname, '../../../packages/config/jest');
const jestProgram = createRequire(join(settings, 'services.mjs')).resolve('jest/bin/jest');

/** Passes only where no file before it left anything, and leaves all it can. */
const careless = `
  import { once } from './between.mjs';
  test('finds nothing of another file', () => {
    expect([globalThis.fetch.left, process.env.LEFT, Math.max(1, 2), expect(0).left]).toEqual([, , 2, ,]);
    expect(once.times).toBe(1);
    expect(Date.now()).toBeGreaterThan(1e12);
  });
  test('leaves what it can', () => {
    globalThis.fetch = Object.assign(() => {}, { left: true });
    process.env.LEFT = 'here';
    import.meta.jest.spyOn(Math, 'max').mockReturnValue(0);
    import.meta.jest.useFakeTimers({ now: 0 });
    expect.extend({ left: () => ({ pass: true }) });
    expect.assertions(0);
  });`;

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'nestwell-shared-')));
  const once = 'globalThis.times = (globalThis.times ?? 0) + 1; export const once = globalThis;';
  await writeFile(join(folder, 'kept.mjs'), once);
  await writeFile(join(folder, 'broken.mjs'), `import './missing.mjs'; import './between.mjs';`);
  await writeFile(join(folder, 'between.mjs'), `export * from './kept.mjs';`);
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs these test files in one worker, in this order; says of each whether it passed, or why it did not. */
async function run(...files: string[]): Promise<string[]> {
  const names = files.map((_, at) => join(folder, `${at}.spec.mjs`));
  for (const [at, name] of names.entries()) await writeFile(name, files[at] ?? '');
  const config = {
    rootDir: folder,
    testMatch: ['**/*.spec.mjs'],
    moduleFileExtensions: ['mjs', 'js', 'cjs', 'json'],
    testEnvironment: join(settings, 'kept-environment.cjs'),
    runtime: join(settings, 'kept-runtime.cjs'),
    restoreMocks: true,
    cache: false,
    cacheDirectory: join(folder, '.jest'),
  };
  const flags = ['--experimental-vm-modules', jestProgram, '--json', '--runInBand', '--config'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, JSON.stringify(config)]).catch(
    (error: { stdout: string }) => error,
  );
  const { testResults } = JSON.parse(stdout) as { testResults: { name: string; message: string }[] };
  return names.map((name) => testResults.find((result) => result.name === name)?.message || 'passed');
}

it('what is imported is loaded once, and nothing that a file does reaches another', async () => {
  expect(await run(careless, careless, careless)).toEqual(['passed', 'passed', 'passed']);
}, 60_000);

it('a file fails by what it expects, and one that cannot be loaded takes no other along', async () => {
  const importing = `import './broken.mjs'; test('never', () => {});`;
  const [wrong, broken, again, ...others] = await run(
    `test('wrong', () => expect(1).toBe(2));`,
    importing,
    importing,
    careless,
    careless,
  );

  expect(wrong).toContain('Expected: 2');
  expect(broken).toContain('missing.mjs');
  expect(again).toContain('missing.mjs');
  expect(others).toEqual(['passed', 'passed']);
}, 60_000);

it('refuses to replace a module, which others have already', async () => {
  const mocking = `test('mocks', () => import.meta.jest.unstable_mockModule('./kept.mjs', () => ({})));`;

  expect(await run(mocking)).toEqual([expect.stringContaining('pass a fake in')]);
}, 60_000);
