import type { KeyName } from '../config/secrets';

/** The services must not run with the keys there are; says what happened and what to do. */
export class KeysRefused extends Error {}

const ACCEPT =
  'If they are gone for good, `pnpm secrets accept-loss` says what is lost with them, and goes on without.';
const BACKUP = (file: string) =>
  `Restore ${file} from your backup, or set SECRETS to the keys (\`pnpm secrets show\` prints them on a machine that has them).`;

const NAMES: Record<KeyName, string> = {
  cookie: 'the key of cookies',
  email: 'the key of e-mail addresses',
  vapid: 'the key of push messages',
};
/** In this order, whatever the order of a database's rows. */
const KEY_NAMES: readonly KeyName[] = ['cookie', 'email', 'vapid'];

export const missing = (file: string) =>
  new KeysRefused(
    refusal(
      `The keys are missing: SECRETS is not set and there is no ${file}, but the database holds data that was made with keys.`,
      file,
    ),
  );

export function foreign(source: string, file: string, different: readonly KeyName[]): KeysRefused {
  const names = KEY_NAMES.filter((name) => different.includes(name)).map((name) => NAMES[name]);
  return new KeysRefused(
    refusal(
      `The keys in ${source} are not those that the data was made with: ${names.join(', ')} differs.`,
      file,
    ),
  );
}

export const broken = (file: string, why: string) =>
  new KeysRefused(
    `${refusal(`The keys in ${file} cannot be used: ${why}.`, file)}\n  On a site where nobody has registered yet, remove the file: new keys are made.`,
  );

const refusal = (what: string, file: string) => [what, BACKUP(file), ACCEPT].join('\n  ');
