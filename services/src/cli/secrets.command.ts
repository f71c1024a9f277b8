import { openDatabase } from '../platform/application';
import { parts } from '../app';
import type { Settings } from '../platform/config/config';
import { readConfig } from '../platform/config/read-config';
import { lossOf } from '../platform/secrets/accept-loss';
import { lineOf, makeSecrets, rotated, type Secrets } from '../platform/config/secrets';
import { SecretsFile } from '../platform/secrets/secrets-file';
import { print } from './print';

const USAGE = `pnpm secrets new                prints new keys, for SECRETS of a new site
pnpm secrets show               prints the keys of this site, for SECRETS of its other machines and for your safe
pnpm secrets rotate             adds a key that signs from then on; the former ones go on verifying
pnpm secrets accept-loss        says what is lost when the site goes on without the keys it had
pnpm secrets accept-loss --yes  goes on without them; stop the site first`;

void print(async ([verb, ...words]) => {
  if (verb === 'new' && words.length === 0) return `SECRETS=${lineOf(makeSecrets())}`;
  if (verb === 'show' && words.length === 0) return show(readConfig(process.env));
  if (verb === 'rotate' && words.length === 0) return rotate(readConfig(process.env));
  if (verb === 'accept-loss' && words.every((word) => word === '--yes'))
    return acceptLoss(readConfig(process.env), words.length > 0);
  throw new Error(USAGE);
});

function show({ givenSecrets, dataDir }: Settings): string {
  return `SECRETS=${lineOf(givenSecrets ?? keysIn(new SecretsFile(dataDir)))}`;
}

/** Changes the file; keys from the environment are printed, for whoever set them there. */
function rotate({ givenSecrets, dataDir }: Settings): string {
  if (givenSecrets !== undefined) return `SECRETS=${lineOf(rotated(givenSecrets))}`;
  const file = new SecretsFile(dataDir);
  file.replace(rotated(keysIn(file)));
  return `${file.path} has a new key. Restart the site, and keep these: pnpm secrets show`;
}

function keysIn(file: SecretsFile): Secrets {
  const secrets = file.read();
  if (secrets === undefined) throw new Error(`SECRETS is not set, and there is no ${file.path}.`);
  return secrets;
}

async function acceptLoss(settings: Settings, isMeant: boolean): Promise<string> {
  const database = await openDatabase(settings, parts);
  try {
    const source = { given: settings.givenSecrets, dataDir: settings.dataDir };
    const { words, accept } = await lossOf(source, database, parts.keyed ?? []);
    if (words.length === 0) return 'The keys are those that the data was made with: nothing is lost.';
    const list = words.map((word) => `  - ${word}`).join('\n');
    if (!isMeant)
      return `Without the keys this site had:\n${list}\nNothing was changed. With --yes the site goes on so.`;
    await accept(new Date());
    return `The site goes on with other keys:\n${list}\nKeep these: pnpm secrets show`;
  } finally {
    await database.close();
  }
}
