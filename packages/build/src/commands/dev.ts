import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { developmentPort, SERVICES_URL, SHELL_PORT } from '../development';
import { remoteIds, repository } from '../places';
import { main as build } from './build';
import { wordsOf } from './dev-words';
import { refuseTakenPorts, type Ports } from './free-ports';
import { loadConfig } from './load-config';
import { shellTarget, targetsFrom } from './targets';

/**
 * `pnpm dev [area…]`: the services, the shell and the named remotes (all without a name) with hot reloading that
 * keeps state; the other remotes run as built. With `--site <url>` the named ones alone are hot, in a shell that takes
 * everything else from that running site. Each hot build is a process of its own; `--serve <id>` is one.
 */
export async function main(args: readonly string[]): Promise<void> {
  const [first, id] = args;
  if (first === '--serve' && id) return serve(id);
  const { names, site } = wordsOf(args);
  const hot = targetsFrom(names)
    .map((target) => target.id)
    .filter((name) => name !== shellTarget.id);
  await refuseTakenPorts(portsOf(hot, site), names.join(' '));
  if (site === undefined) await buildTheRest(hot);
  const builds = [shellTarget.id, ...hot].map((name) => startBuild(name, { hot, site }));
  const processes = site === undefined ? [startServices(), ...builds] : builds;
  const stop = () => processes.forEach((running) => running.kill());
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`${site ?? 'The site'}, ${hot.join(', ')} hot: http://localhost:${SHELL_PORT}`);
  const ends = processes.map(ended);
  const code = await Promise.race(ends);
  // Where one is missing the rest is no site: a port that is taken must not go unnoticed.
  stop();
  await Promise.all(ends);
  if (code) throw new Error('A part of the site has ended: the output above says why.');
}

function portsOf(hot: readonly string[], site: string | undefined): Ports {
  return {
    ...(site === undefined && { 'the services': Number(new URL(SERVICES_URL).port) }),
    'the shell': SHELL_PORT,
    ...Object.fromEntries(hot.map((id) => [id, developmentPort(id)])),
  };
}

async function buildTheRest(hot: readonly string[]): Promise<void> {
  for (const name of remoteIds().filter((id) => !hot.includes(id))) await build([name]).catch(leaveOut(name));
  runNode([NAMED_BUILD, 'services']);
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
const THIS_COMMAND = join(repository, 'packages/build/bin/dev.mjs');

function runNode(command: readonly string[]): void {
  const { status } = spawnSync(process.execPath, command, { cwd: repository, stdio: 'inherit' });
  if (status !== 0) throw new Error('The services could not be built: the output above says why.');
}

function startBuild(id: string, { hot, site = '' }: { hot: readonly string[]; site?: string }): ChildProcess {
  const env = { ...process.env, HOT_REMOTES: hot.join(','), SITE: site };
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
