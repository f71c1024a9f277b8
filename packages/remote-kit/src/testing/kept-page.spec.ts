import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const settings = resolve(import.meta.dirname, '../../../config/jest');
const jestProgram = createRequire(join(settings, 'services.mjs')).resolve('jest/bin/jest');

/** Passes only where no file before it left anything on the page, and leaves all it can. */
const careless = `
  const keys = () => [localStorage.length, sessionStorage.length, document.cookie, history.length];

  test('finds nothing of another file', async () => {
    expect(keys()).toEqual([0, 0, '', 1]);
    expect([location.pathname, history.state]).toEqual(['/', null]);
    expect([window.left, document.left, navigator.onLine, process.env.LEFT]).toEqual([, , true, ,]);
    expect([typeof Storage, typeof Map]).toEqual(['function', 'function']);
    expect([Math.max(1, 2), 'a'.left, document.body.focus.left, expect(0).left]).toEqual([2, , , ,]);
    expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
    const heard = [];
    window.heard = (name) => heard.push(name);
    for (const target of [window, document, document.body]) target.dispatchEvent(new Event('left'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(heard).toEqual([]);
    expect(Date.now()).toBeGreaterThan(1e12);
  });

  test('leaves what it can', () => {
    localStorage.left = sessionStorage.left = document.cookie = 'left=1';
    history.pushState({ left: 1 }, '', '/left?left#left');
    window.left = document.left = process.env.LEFT = 'here';
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    String.prototype.left = 1;
    HTMLElement.prototype.focus = Object.assign(() => {}, { left: 1 });
    window.Storage = window.Map = undefined;
    document.body.innerHTML = document.head.innerHTML = '<p>left</p>';
    document.body.className = document.documentElement.lang = 'left';
    for (const target of [window, document, document.body])
      target.addEventListener('left', () => window.heard('an event'));
    setTimeout(() => window.heard('a timer'), 20);
    setInterval(() => window.heard('an interval'), 20);
    requestAnimationFrame(() => window.heard('a frame'));
    jest.spyOn(Math, 'max').mockReturnValue(0);
    expect.extend({ left: () => ({ pass: true }) });
    jest.useFakeTimers({ now: 0 });
    expect(document.body.textContent).toBe('left');
  });`;

/** Keeps the page's timer, as React's scheduler does, and must not lose what it began in another file. */
const library = `
  exports.files = new Set();
  const wait = setTimeout;
  exports.later = () => {
    const before = exports.last;
    exports.last = new Promise((resolve) => wait(resolve, 200));
    return before;
  };`;

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'nestwell-page-')));
  await write('node_modules/library/index.js', library);
  await write('own.js', 'exports.loaded = true;');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}

/** Runs these test files in one worker, in this order; says of each whether it passed, or why it did not. */
async function run(...files: string[]): Promise<string[]> {
  for (const [at, text] of files.entries()) await write(`${at}.test.js`, text);
  const config = {
    rootDir: folder,
    testMatch: ['**/*.test.js'],
    testEnvironment: join(settings, 'kept-page.cjs'),
    runtime: join(settings, 'kept-libraries.cjs'),
    restoreMocks: true,
    cache: false,
    cacheDirectory: join(folder, '.jest'),
  };
  const flags = ['--experimental-vm-modules', jestProgram, '--json', '--runInBand', '--config'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, JSON.stringify(config)]).catch(
    (error: { stdout: string }) => error,
  );
  const { testResults } = JSON.parse(stdout) as { testResults: { name: string; message: string }[] };
  return files.map(
    (_, at) => testResults.find(({ name }) => name === join(folder, `${at}.test.js`))?.message || 'passed',
  );
}

it('one page serves all files, and nothing that a file does to it reaches another', async () => {
  expect(await run(careless, careless, careless)).toEqual(['passed', 'passed', 'passed']);
}, 60_000);

it('libraries are loaded once, also while a file has stopped the clock, and our own modules for each', async () => {
  const sizes = join(folder, 'sizes');
  const counting = `
    test('counts', async () => {
      jest.useFakeTimers();
      const { files, later } = require('library');
      files.add(require('./own.js'));
      require('node:fs').appendFileSync(${JSON.stringify(sizes)}, String(files.size));
      await later();
      expect(files.size).toBeGreaterThan(0);
    });`;

  expect(await run(counting, counting, counting)).toEqual(['passed', 'passed', 'passed']);
  expect(await readFile(sizes, 'utf8')).toBe('123');
}, 60_000);
