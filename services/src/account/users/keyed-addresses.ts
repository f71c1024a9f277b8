import type { Database } from '../../platform/database/database';
import type { Secrets } from '../../platform/config/secrets';
import type { KeyedData } from '../../platform/secrets/keyed-data';
import { keysFor } from '../../platform/config/purpose-keys';
import { AddressKeysRepository } from './address-keys.repository';
import { emailText } from './email-keys';
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
  async fits(database, secrets) {
    const latest = await new AddressKeysRepository(database).latest();
    return latest && hashesIn(secrets).verifies(emailText(latest.email), latest.emailKey);
  },

  async adapt(database, secrets) {
    const hashes = hashesIn(secrets);
    const users = new AddressKeysRepository(database);
    let slice = await users.after(undefined, SLICE);
    while (slice.length > 0) {
      const these = slice;
      await database.run(async () => {
        for (const { id, email } of these) await users.setKey(id, hashes.sign(emailText(email)));
        await remember(
          database,
          these.map(({ email }) => hashes.sign(emailText(mailboxOf(email)))),
        );
      });
      slice = await users.after(these.at(-1)?.id, SLICE);
    }
  },
});

const hashesIn = (secrets: Secrets) => keysFor(secrets, 'e-mail addresses');
