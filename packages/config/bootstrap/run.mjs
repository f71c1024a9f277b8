import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../repository.mjs';

/** The script behind a tool's command, so that it starts without a shell. */
export function tool(name, { of = '.', bin = name } = {}) {
  const folder = join(repository, of, 'node_modules', name);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[bin]);
}

const running = new Set();

/** Ends what runs as a signal asks, and then this process. */
export async function end(signal) {
  await Promise.all(
    [...running].map((run) => new Promise((resolve) => run.once('close', resolve) && run.kill(signal))),
  );
  process.exit(1);
}

/**
 * Runs a Node script in the checkout, showing what it prints or adding it to `printed`.
 * @returns {Promise<boolean>} whether it succeeded
 */
export function node(script, args = [], { cwd = '.', env = {}, flags = [], printed } = {}) {
  return new Promise((resolve) => {
    const run = spawn(process.execPath, [...flags, script, ...args], {
      cwd: join(repository, cwd),
      env: { ...process.env, ...env },
      stdio: printed ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    running.add(run);
    for (const stream of [run.stdout, run.stderr]) stream?.on('data', (chunk) => printed.push(String(chunk)));
    run.on('error', () => resolve(false));
    run.on('close', (code) => {
      running.delete(run);
      resolve(code === 0);
    });
  });
}

/** An empty place for a tool's machine-readable report. */
export function reportFile(name) {
  const path = join(repository, '.build/reports', name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
