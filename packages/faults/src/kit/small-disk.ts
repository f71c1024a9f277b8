import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PIECE = Buffer.alloc(65_536);

/** A disk of its own, in memory. Needs root, who alone may mount. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  static async mount(megabytes: number): Promise<SmallDisk> {
    const folder = mkdtempSync(join(tmpdir(), 'nestwell-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
    return Promise.resolve(new SmallDisk(folder));
  }

  /** To the last byte. */
  async fill(): Promise<void> {
    for (let size = PIECE.length; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) await appendFile(this.filler, PIECE.subarray(0, size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.filler, { force: true });
  }

  /** `ro` or `rw`; refused by the system while files are open for writing. */
  remount(mode: 'ro' | 'rw'): void {
    execFileSync('mount', ['-o', `remount,${mode}`, this.folder]);
  }

  async stop(): Promise<void> {
    execFileSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
    return Promise.resolve();
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}
