import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GaleraNode, newPorts } from './galera-node';

const NAMES = ['a', 'b', 'c'];

/** Three MariaDB servers that keep the same data, on this machine. */
export class Galera {
  private constructor(
    private readonly folder: string,
    readonly nodes: readonly GaleraNode[],
  ) {}

  /** `folderOf` puts a node's data elsewhere, on a small disk perhaps. */
  static async start(folderOf: (name: string) => string | undefined = () => undefined): Promise<Galera> {
    const folder = mkdtempSync(join(tmpdir(), 'nestwell-galera-'));
    chmodSync(folder, 0o755);
    const ports = await Promise.all(NAMES.map(newPorts));
    const group = ports.map((own) => `127.0.0.1:${own.group}`).join(',');
    const nodes = ports.map((own, index) => {
      const name = NAMES[index] ?? '';
      return new GaleraNode(name, folderOf(name) ?? join(folder, name), own, group);
    });
    const galera = new Galera(folder, nodes);
    try {
      await galera.begin();
      return galera;
    } catch (error) {
      await galera.stop();
      throw error;
    }
  }

  /** Where each node takes statements. */
  get addresses(): string[] {
    return this.nodes.map(({ ports }) => `127.0.0.1:${ports.sql}`);
  }

  node(index: number): GaleraNode {
    const node = this.nodes[index % this.nodes.length];
    if (node === undefined) throw new Error('no such node');
    return node;
  }

  /** The node that most sessions of the services speak with. */
  async inUse(): Promise<GaleraNode> {
    const counts = await Promise.all(
      this.nodes.map(async (node) => {
        const rows = await node.ask(
          "SELECT COUNT(*) AS n FROM information_schema.PROCESSLIST WHERE DB = 'nestwell'",
        );
        return Number(rows[0]?.n ?? 0);
      }),
    );
    return this.node(counts.indexOf(Math.max(...counts)));
  }

  /** After all of them were killed: the one that got furthest begins, the others join it. */
  async comeBack(): Promise<void> {
    const numbers = this.nodes.map((node) => node.recovered()?.number ?? -1);
    const first = this.node(numbers.indexOf(Math.max(...numbers)));
    for (const node of this.nodes) rmSync(join(node.folder, 'data', 'gvwstate.dat'), { force: true });
    first.trust();
    await first.start({ first: true });
    for (const node of this.nodes) if (node !== first) await node.start();
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async begin(): Promise<void> {
    for (const node of this.nodes) node.prepare();
    const [first, ...others] = this.nodes;
    await first?.start({ first: true });
    await first?.ask('CREATE DATABASE nestwell CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
    // Of the proxy's check.
    await first?.ask("CREATE USER galera_check@'127.0.0.1'");
    for (const node of others) await node.start();
  }
}

/** What this machine lacks for a cluster, in words; undefined where it has all. */
export function missingForGalera(): string | undefined {
  const needed = {
    '/usr/lib/galera/libgalera_smm.so': 'galera-4',
    '/usr/bin/rsync': 'rsync',
    '/usr/bin/lsof': 'lsof',
  };
  const missing = Object.entries(needed).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  return missing.length === 0 ? undefined : `Install first (Debian): apt-get install ${missing.join(' ')}`;
}
