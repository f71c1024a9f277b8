import { Roles } from '../account';
import { runCommand } from './command';

/** `pnpm --filter services revoke-admin <email>` */
void runCommand(async (app, [address]) => {
  if (address === undefined) throw new Error('Say whom: pnpm --filter services revoke-admin <email>');
  if (await app.get(Roles, { strict: false }).set(address, 'user')) return `${address} is no admin anymore.`;
  throw new Error(`${address} is not registered.`);
});
