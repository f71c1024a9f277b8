/** Ceph on this machine: a monitor, a store in memory and the gateway that speaks S3, for tests. */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const KEY = { AWS_ACCESS_KEY_ID: 'tests', AWS_SECRET_ACCESS_KEY: 'secret-of-tests' };
/** Milliseconds; the gateway makes its pools when it starts for the first time. */
const PATIENCE = 60_000;

/** @returns what to set for the tests, and how to end it */
export async function startCeph(folder) {
  const [monitor, gateway] = [await freePort(), await freePort()];
  const conf = join(folder, 'ceph.conf');
  const ceph = (program, ...args) => finished(program, ['-c', conf, ...args]);
  const running = [];
  const stop = () => running.forEach((server) => server.kill('SIGKILL'));
  const serve = (program, ...args) => {
    running.push(spawn(program, ['-c', conf, '-f', ...args], { stdio: 'ignore' }));
  };
  const [cluster, store] = [randomUUID(), randomUUID()];
  const address = `[v2:127.0.0.1:${monitor}]`;
  for (const name of ['monitor', 'store', 'gateway']) mkdirSync(join(folder, name));
  writeFileSync(conf, configuration({ folder, cluster, address, gateway }));
  const keys = join(folder, 'keys');
  finished('ceph-authtool', ['-C', keys, '-g', '-n', 'mon.', '--cap', 'mon', 'allow *']);
  const all = ['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *']);
  finished('ceph-authtool', [keys, '-g', '-n', 'client.admin', ...all]);
  const map = join(folder, 'map');
  finished('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', address, map]);
  ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keys);
  try {
    serve('ceph-mon', '-i', 'a');
    ceph('ceph', 'osd', 'new', store);
    const rights = ['mon', 'osd', 'mgr'].flatMap((part) => [part, 'allow *']);
    ceph('ceph', 'auth', 'get-or-create', 'osd.0', ...rights, '-o', join(folder, 'store-key'));
    ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
    serve('ceph-osd', '-i', '0');
    serve('radosgw', '-n', 'client.admin');
    const endpoint = `http://127.0.0.1:${gateway}`;
    await answering(endpoint);
    const keyOf = ['--access-key', KEY.AWS_ACCESS_KEY_ID, '--secret', KEY.AWS_SECRET_ACCESS_KEY];
    ceph('radosgw-admin', 'user', 'create', '--uid', 'tests', '--display-name', 'tests', ...keyOf);
    return { env: { S3_ENDPOINT: endpoint, ...KEY }, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

const configuration = ({ folder, cluster, address, gateway }) => `[global]
fsid = ${cluster}
mon host = ${address}
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
keyring = ${folder}/keys
run dir = ${folder}
admin socket =
log file =
[mon.a]
mon data = ${folder}/monitor
[osd.0]
osd data = ${folder}/store
keyring = ${folder}/store-key
osd objectstore = memstore
[client.admin]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw data = ${folder}/gateway
`;

function finished(program, args) {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8', timeout: PATIENCE });
  if (status !== 0) throw new Error(`${program} failed: ${error ? error.message : stderr}`);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answering(url) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Ceph's gateway did not answer at ${url}`);
}
