import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Site } from '../kit/site';
import type { Account } from './account';
import { readAsTeam, useEndedSession } from './sessions';

const commands = join(dirname(fileURLToPath(import.meta.url)), '../../../../services/dist/cli');
const LOOKS = 6;

/** Makes a member an admin and takes it back, by the commands of the product; her sessions end with each. */
export async function giveAndTakeRole(site: Site, member: Account): Promise<void> {
  await command(site, 'grant-admin', member);
  member.isAdmin = await member.logIn();
  for (let look = 0; look < LOOKS; look += 1) await readAsTeam(member);
  await command(site, 'revoke-admin', member);
  member.isAdmin = false;
  await useEndedSession(member);
  await member.logIn();
  await readAsTeam(member);
}

async function command(site: Site, name: string, member: Account): Promise<void> {
  await promisify(execFile)(process.execPath, [join(commands, `${name}.js`), member.email], {
    env: { ...process.env, ...site.settings, LOG_LEVEL: 'error' },
  });
  member.forgetSession();
}
