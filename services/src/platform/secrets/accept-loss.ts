import type { Database } from '../database/database';
import { KeyChecksRepository } from './key-checks.repository';
import type { KeyedData } from './keyed-data';
import { keyNames, keyNamesOf, makeSecrets, type Secrets } from '../config/secrets';
import { SecretsFile, SecretsFileBroken } from './secrets-file';
import { isUnused, unfitting, type SecretsSource } from './settle-secrets';

export interface Loss {
  /** What is lost with the keys that are gone; empty where all are there. */
  words: readonly string[];
  /** Goes on with the keys that are configured, or with new ones. When it dies midway, it is to be run again. */
  accept: (now: Date) => Promise<void>;
}

/** What it costs to go on with other keys than those the data was made with. Changes nothing yet. */
export async function lossOf(
  { given, dataDir }: SecretsSource,
  database: Database,
  keyed: readonly KeyedData[],
): Promise<Loss> {
  const file = new SecretsFile(dataDir);
  const { secrets, isBroken } = given === undefined ? readable(file) : { secrets: given, isBroken: false };
  const gone = await goneKeys(secrets, database, keyed);
  const goneNames = gone.flatMap(keyNamesOf);
  const lost = keyed.filter(({ key }) => goneNames.includes(key));
  return {
    words: lost.map(({ loses }) => loses),
    accept: async (now) => {
      if (isBroken) file.setAside(now);
      await adapt(secrets ?? file.keep(makeSecrets()), gone, database, lost);
    },
  };
}

function readable(file: SecretsFile): { secrets: Secrets | undefined; isBroken: boolean } {
  try {
    return { secrets: file.read(), isBroken: false };
  } catch (error) {
    if (!(error instanceof SecretsFileBroken)) throw error;
    return { secrets: undefined, isBroken: true };
  }
}

/** By the names of their checks. */
async function goneKeys(
  secrets: Secrets | undefined,
  database: Database,
  keyed: readonly KeyedData[],
): Promise<readonly string[]> {
  const checks = new KeyChecksRepository(database);
  const missing = await checks.missingIn(secrets);
  if (missing !== undefined) return missing;
  if (secrets === undefined) return (await isUnused(checks, database, keyed)) ? [] : keyNames;
  return unfitting(secrets, database, keyed);
}

async function adapt(
  secrets: Secrets,
  gone: readonly string[],
  database: Database,
  lost: readonly KeyedData[],
): Promise<void> {
  const checks = new KeyChecksRepository(database);
  await checks.leaveOpen(gone);
  for (const data of lost) await data.adapt(database, secrets);
  await checks.replace(secrets);
}
