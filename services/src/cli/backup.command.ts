import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { backUpFile } from '../platform/database/backup/file-backup';
import { fileNameFor, targetOf } from '../platform/database/backup/backup-target';
import { SEALED } from '../platform/database/backup/sealed-file';
import { backUpServer } from '../platform/database/backup/server-backup';
import { backUpLog } from '../platform/database/backup/server-log';
import { readConfig } from '../platform/config/read-config';
import { print } from './print';

const USAGE = `pnpm backup key             prints a new pair of keys: BACKUP_RECIPIENT for this machine, BACKUP_IDENTITY for your safe
pnpm backup <folder>        seals all data into a new file there, while the site runs
pnpm backup <folder> --log  seals what a MariaDB server has logged since the last time, for any second in between`;

void print(async ([word, ...more]) => {
  if (word === 'key' && more.length === 0) return newKeys();
  if (word === undefined || word.startsWith('-') || more.some((one) => one !== '--log'))
    throw new Error(USAGE);
  const recipient = process.env.BACKUP_RECIPIENT;
  if (!recipient) throw new Error('Set BACKUP_RECIPIENT, which `pnpm backup key` prints.');
  await mkdir(word, { recursive: true, mode: 0o700 });
  return more.length > 0 ? log(word, recipient) : whole(word, recipient);
});

async function newKeys(): Promise<string> {
  const identity = await generateX25519Identity();
  return `BACKUP_RECIPIENT=${await identityToRecipient(identity)}\nBACKUP_IDENTITY=${identity}`;
}

async function whole(folder: string, recipient: string): Promise<string> {
  const target = targetOf(readConfig(process.env));
  const path = join(folder, fileNameFor(target, new Date()) + SEALED);
  if ('file' in target) await backUpFile(target.file, path, recipient);
  else await backUpServer(target.server, path, recipient);
  return `${path} holds all data. The site's keys (\`pnpm secrets show\`) are not in it: keep them elsewhere.`;
}

async function log(folder: string, recipient: string): Promise<string> {
  const target = targetOf(readConfig(process.env));
  if ('file' in target)
    throw new Error('The embedded file keeps no log: leave --log away, and back up more often.');
  const count = await backUpLog(target.server, folder, recipient);
  return `${count} more files of the server's log are in ${folder}.`;
}
