import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { toSecrets, type Secrets } from '../config/secrets';

/** Somebody has to look at the file, and it must not be written over. */
export class SecretsFileBroken extends Error {}

/** `secrets.json` of a data folder: the keys of a site whose environment does not bring them. */
export class SecretsFile {
  readonly path: string;

  constructor(private readonly folder: string) {
    this.path = join(folder, 'secrets.json');
  }

  /** Undefined where there is none. */
  read(): Secrets | undefined {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw new SecretsFileBroken(`it cannot be read (${codeOf(error) ?? 'unknown'})`);
    }
    try {
      return toSecrets(JSON.parse(text));
    } catch (error) {
      const isCut = error instanceof SyntaxError;
      throw new SecretsFileBroken(isCut ? 'it is no JSON, or ends too early' : (error as Error).message);
    }
  }

  /**
   * Keeps keys where there are none yet, whole or not at all. Of two instances that start at once over one folder,
   * both get the keys of the first.
   */
  keep(secrets: Secrets): Secrets {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const draft = join(this.folder, `.secrets-${randomUUID()}.json`);
    writeThrough(draft, `${JSON.stringify(secrets, null, 2)}\n`);
    try {
      appear(draft, this.path);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
    return this.read() ?? secrets;
  }

  /** Writes keys in the place of those it has, whole or not at all. */
  replace(secrets: Secrets): void {
    const draft = join(this.folder, `.secrets-${randomUUID()}.json`);
    writeThrough(draft, `${JSON.stringify(secrets, null, 2)}\n`);
    renameSync(draft, this.path);
  }

  /** Moves it aside, so that nothing in it is lost. */
  setAside(now: Date): void {
    renameSync(this.path, `${this.path}.${now.toISOString().replaceAll(':', '-')}`);
  }
}

/** Under its name at once, unless another file has it. */
function appear(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // Not every file system has links.
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
  }
}

function writeThrough(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
