import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { parts } from '../../app';
import { createApplication } from '../../platform/application';
import { readConfig } from '../../platform/config/read-config';
import { zoneNamed } from '../../platform/time/zoned';
import { writeDemo } from './write-demo';

/** Keys that stand elsewhere, and the time she who looks at it lives by. */
export interface Around {
  databaseUrl?: string;
  secrets?: string;
  zone: string;
}

/**
 * Makes the demo's data in a folder that is not there yet; what stands is kept as it is, with what was tried in it.
 * @returns whether it was made now
 */
export async function makeDemo(folder: string, { databaseUrl, secrets, zone }: Around): Promise<boolean> {
  if (databaseUrl !== undefined)
    throw new Error('The demo keeps its data in a SQLite file of its own: start it without DATABASE_URL.');
  if (existsSync(folder)) return false;
  if (zoneNamed(zone) === undefined)
    throw new Error(
      `The time zone of this machine is called “${zone}”, which nobody knows: set TZ, for instance TZ=Europe/Vienna.`,
    );
  // Beside the folder first: what was broken off is never taken for a demo.
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true, mode: 0o700 });
  await fill(making, zone, secrets);
  await rename(making, folder);
  return true;
}

async function fill(folder: string, zone: string, secrets?: string): Promise<void> {
  const env = {
    DATA_DIR: folder,
    SECRETS: secrets,
    LOG_LEVEL: 'silent',
    PATIENCE_MS: '60000',
    // They stay signed in over the year that goes by in some seconds.
    SESSION_IDLE_DAYS: '400',
    SESSION_LONGEST_DAYS: '400',
  };
  const app = await createApplication(readConfig(env), parts);
  await app.init();
  try {
    await writeDemo(app, zone);
  } finally {
    await app.close();
  }
}
