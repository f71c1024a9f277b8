import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { SERVICES_URL, SHELL_PORT } from '../preset/development';
import { remoteIds, repository } from '../preset/places';
import { main as build } from './build';
import { loadConfig } from './load-config';
import { shellTarget, targetsFrom } from './targets';

/**
 * `pnpm dev [area…]`: the services, the shell and the named remotes (all without a name) with hot reloading that
 * keeps state; the other remotes run as built. Each hot build is a process of its own; `--serve <id>` is one.
 */
export async function main(args: readonly string[]): Promise<void> {
  const [first, id] = args;
  if (first === '--serve' && id) return serve(id);
  const hot = targetsFrom(args)
    .map((target) => target.id)
    .filter((name) => name !== shellTarget.id);
  const still = remoteIds().filter((name) => !hot.includes(name));
  for (const name of still) await build([name]).catch(leaveOut(name));
  runNode([NAMED_BUILD, 'services']);
  const processes = [startServices(), ...[shellTarget.id, ...hot].map((name) => startBuild(name, hot))];
  const stop = () => processes.forEach((running) => running.kill());
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`The site, hot: http://localhost:${SHELL_PORT}`);
  const ends = processes.map(ended);
  const code = await Promise.race(ends);
  // Where one is missing the rest is no site: a port that is taken must not go unnoticed.
  stop();
  await Promise.all(ends);
  if (code) throw new Error('A part of the site has ended: the output above says why.');
}

async function serve(id: string): Promise<void> {
  process.env.NODE_ENV = 'development';
  const [target] = targetsFrom([id]);
  if (!target) return;
  const config = await loadConfig(target.folder);
  await new RspackDevServer(config.devServer || {}, rspack(config)).start();
}

/** A module that does not build stays as it was, or away: it must not stop the work on another one. */
const leaveOut = (name: string) => (error: unknown) => console.error(`${name} does not build`, error);

const NAMED_BUILD = join(repository, 'packages/config/bootstrap/build-named.mjs');
const THIS_COMMAND = join(repository, 'packages/remote-kit/bin/dev.mjs');

function runNode(command: readonly string[]): void {
  const { status } = spawnSync(process.execPath, command, { cwd: repository, stdio: 'inherit' });
  if (status !== 0) throw new Error('The services could not be built: the output above says why.');
}

function startBuild(id: string, hot: readonly string[]): ChildProcess {
  const env = { ...process.env, HOT_REMOTES: hot.join(',') };
  return spawn(process.execPath, [THIS_COMMAND, '--serve', id], { stdio: 'inherit', env });
}

function startServices(): ChildProcess {
  const built = join(repository, 'services/dist/main.js');
  return spawn(process.execPath, [built], {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, PORT: new URL(SERVICES_URL).port },
  });
}

/** The exit code; null after a signal. */
const ended = (running: ChildProcess) =>
  new Promise<number | null>((resolve) => running.on('exit', (code) => resolve(code)));
