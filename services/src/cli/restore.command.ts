import { dirname } from 'node:path';
import { targetOf } from '../platform/database/backup/backup-target';
import { restoreFile } from '../platform/database/backup/file-backup';
import { restoreServer } from '../platform/database/backup/server-backup';
import { replayLog } from '../platform/database/backup/server-log';
import { readConfig } from '../platform/config/read-config';
import { print } from './print';

const USAGE = `pnpm restore <file>                                    into an empty place: DATA_DIR, or the database of DATABASE_URL
pnpm restore <file> --until 2026-11-23T04:00:00Z       and what the server's log beside it says up to that second`;

void print(async ([path, option, moment, ...more]) => {
  const until = option === '--until' ? new Date(moment ?? '') : undefined;
  const known = option === undefined || (until !== undefined && !Number.isNaN(until.getTime()));
  if (path === undefined || path.startsWith('-') || !known || more.length > 0) throw new Error(USAGE);
  const identity = process.env.BACKUP_IDENTITY;
  if (!identity) throw new Error('Set BACKUP_IDENTITY, the secret half of what `pnpm backup key` printed.');
  const target = targetOf(readConfig(process.env));
  if ('file' in target) {
    if (until !== undefined) throw new Error('The embedded file keeps no log: leave --until away.');
    await restoreFile(path, target.file, identity);
    return `${target.file} is restored and was checked. Start the site with the keys it had.`;
  }
  const place = await restoreServer(target.server, path, identity);
  if (until === undefined)
    return `${target.server.database} is restored. Start the site with the keys it had.`;
  const logs = await replayLog(target.server, dirname(path), identity, place, until);
  return `${target.server.database} is restored up to ${until.toISOString()}, by ${logs} files of the log. Start the site with the keys it had.`;
});
