import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';

/** Keys made at the first start and kept in the data directory. */
export interface Secrets {
  /** Signs cookies. */
  cookieKey: string;
  /** Keys hashes of e-mail addresses. */
  emailKey: string;
  vapid: { publicKey: string; privateKey: string };
}

export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    const made: Secrets = {
      cookieKey: randomBytes(32).toString('base64url'),
      emailKey: randomBytes(32).toString('base64url'),
      vapid: webPush.generateVAPIDKeys(),
    };
    // Of two instances that start at once over one directory, the second must not overwrite the first's keys.
    writeOnce(file, JSON.stringify(made, null, 2));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}

function writeOnce(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
