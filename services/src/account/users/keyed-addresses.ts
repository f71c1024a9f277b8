import type { Database } from '../../platform/database/database';
import type { KeyedData } from '../../platform/secrets/keyed-data';
import { AddressKeysRepository } from './address-keys.repository';
import { emailKeyOf } from './email-keys';
import { mailboxOf } from './mailbox';

/** Rows of one transaction: far less than it may take. */
const SLICE = 200;

/**
 * Addresses are found by their keyed hash. With another key it is made anew, as each account keeps its address;
 * of erased ones only the hash is left.
 * @param remember keeps the mailboxes that had their trial
 */
export const keyedAddresses = (
  remember: (database: Database, mailboxes: readonly Buffer[]) => Promise<void>,
): KeyedData => ({
  key: 'email',
  loses: 'who erased an account can have another trial with its address',

  // The latest one was made with the key that was in use last.
  async fits(database, { emailKey }) {
    const latest = await new AddressKeysRepository(database).latest();
    return latest && emailKeyOf(emailKey, latest.email).equals(latest.emailKey);
  },

  async adapt(database, { emailKey }) {
    const users = new AddressKeysRepository(database);
    let slice = await users.after(undefined, SLICE);
    while (slice.length > 0) {
      const these = slice;
      await database.run(async () => {
        for (const { id, email } of these) await users.setKey(id, emailKeyOf(emailKey, email));
        await remember(
          database,
          these.map(({ email }) => emailKeyOf(emailKey, mailboxOf(email))),
        );
      });
      slice = await users.after(these.at(-1)?.id, SLICE);
    }
  },
});
