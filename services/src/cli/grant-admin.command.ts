import { UsersService } from '../account';
import { runCommand } from './command';

/** `pnpm --filter services grant-admin <email>` */
void runCommand(async (app, [address]) => {
  if (address === undefined) throw new Error('Say whom: pnpm --filter services grant-admin <email>');
  if (await app.get(UsersService, { strict: false }).grantAdmin(address))
    return `${address} is an admin now.`;
  throw new Error(`${address} is not registered.`);
});
