import { Roles } from '../account';
import { runCommand } from './command';

/** `pnpm --filter services grant-admin <email>` */
void runCommand(async (app, [address]) => {
  if (address === undefined) throw new Error('Say whom: pnpm --filter services grant-admin <email>');
  if (await app.get(Roles, { strict: false }).set(address, 'admin')) {
    return `${address} is an admin now, and logs in anew.`;
  }
  throw new Error(`${address} is not registered.`);
});
