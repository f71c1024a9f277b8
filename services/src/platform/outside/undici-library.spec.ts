import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// In a process of its own: Jest's own have asked for Node's before.
it('reading pages of others leaves Node’s own fetch as it is', async () => {
  const script = `
    if (typeof globalThis.Response !== 'function') throw new Error();
    const { Agent } = await import('undici');
    process.stdout.write(String(globalThis[Symbol.for('undici.globalDispatcher.1')] instanceof Agent));`;
  const run = (lines: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', lines], { cwd: import.meta.dirname });

  expect((await run(script)).stdout).toBe('false');
  expect((await run(script.replace(/^.*Response.*$/m, ''))).stdout).toBe('true');
});
