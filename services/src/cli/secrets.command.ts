import { openDatabase } from '../platform/application';
import { parts } from '../app';
import type { Settings } from '../platform/config/config';
import { readConfig } from '../platform/config/read-config';
import { lossOf } from '../platform/secrets/accept-loss';
import { lineOf, makeSecrets } from '../platform/config/secrets';
import { SecretsFile } from '../platform/secrets/secrets-file';
import { print } from './print';

const USAGE = `pnpm secrets new                prints new keys, for SECRETS of a new site
pnpm secrets show               prints the keys of this site, for SECRETS of its other machines and for your safe
pnpm secrets accept-loss        says what is lost when the site goes on without the keys it had
pnpm secrets accept-loss --yes  goes on without them; stop the site first`;

void print(async ([verb, ...words]) => {
  if (verb === 'new' && words.length === 0) return `SECRETS=${lineOf(makeSecrets())}`;
  if (verb === 'show' && words.length === 0) return show(readConfig(process.env));
  if (verb === 'accept-loss' && words.every((word) => word === '--yes'))
    return acceptLoss(readConfig(process.env), words.length > 0);
  throw new Error(USAGE);
});

function show({ givenSecrets, dataDir }: Settings): string {
  const file = new SecretsFile(dataDir);
  const secrets = givenSecrets ?? file.read();
  if (secrets === undefined) throw new Error(`SECRETS is not set, and there is no ${file.path}.`);
  return `SECRETS=${lineOf(secrets)}`;
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
