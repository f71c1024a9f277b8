import type { Database } from '../database/database';
import { KeyChecksRepository } from './key-checks.repository';
import { broken, foreign, missing } from './key-problems';
import type { KeyedData } from './keyed-data';
import { keyNamesOf, makeSecrets, type KeyName, type Secrets } from '../config/secrets';
import { SecretsFile, SecretsFileBroken } from './secrets-file';

/** Where the keys may come from. */
export interface SecretsSource {
  /** `SECRETS` of the environment. */
  given: Secrets | undefined;
  dataDir: string;
}

/**
 * The keys of this site: those of the environment, else of the data folder, else, for a site without data, new ones.
 * Throws `KeysRefused` where they are missing, or are not those that the data was made with. New keys come to the disk
 * only after the database has shown that it knows no others.
 */
export async function settleSecrets(
  { given, dataDir }: SecretsSource,
  database: Database,
  keyed: readonly KeyedData[],
): Promise<Secrets> {
  const file = new SecretsFile(dataDir);
  const checks = new KeyChecksRepository(database);
  const found = given ?? readFrom(file);
  if (found === undefined && !(await isUnused(checks, database, keyed))) throw missing(file.path);
  const secrets = found ?? file.keep(makeSecrets());
  const wrong = await foreignKeys(secrets, checks, database, keyed);
  if (wrong.length > 0) throw foreign(given === undefined ? file.path : 'SECRETS', file.path, wrong);
  return secrets;
}

function readFrom(file: SecretsFile): Secrets | undefined {
  try {
    return file.read();
  } catch (error) {
    if (error instanceof SecretsFileBroken) throw broken(file.path, error.message);
    throw error;
  }
}

/** Whether no key was ever used: none is known, and nobody is registered. */
export async function isUnused(
  checks: KeyChecksRepository,
  database: Database,
  keyed: readonly KeyedData[],
): Promise<boolean> {
  if (!(await checks.isEmpty())) return false;
  const told = await Promise.all(keyed.map(async (data) => data.fits?.(database, makeSecrets())));
  return told.every((fits) => fits === undefined);
}

/** Data from before check values were kept gets them, where what can be asked fits. */
async function foreignKeys(
  secrets: Secrets,
  checks: KeyChecksRepository,
  database: Database,
  keyed: readonly KeyedData[],
): Promise<readonly KeyName[]> {
  const missing = await checks.missingIn(secrets);
  if (missing !== undefined) {
    if (missing.length === 0) await checks.addNew(secrets);
    return namesOf(missing);
  }
  const wrong = await unfitting(secrets, database, keyed);
  if (wrong.length > 0 || (await checks.begin(secrets))) return wrong;
  return namesOf((await checks.missingIn(secrets)) ?? []);
}

const namesOf = (checks: readonly string[]) => [...new Set(checks.flatMap(keyNamesOf))];

/** The keys that something there was evidently not made with. */
export async function unfitting(
  secrets: Secrets,
  database: Database,
  keyed: readonly KeyedData[],
): Promise<KeyName[]> {
  const told = await Promise.all(
    keyed.map(async (data) => ({ key: data.key, fits: await data.fits?.(database, secrets) })),
  );
  return told.filter(({ fits }) => fits === false).map(({ key }) => key);
}
