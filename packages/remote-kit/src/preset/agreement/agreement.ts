import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../input-hash';
import { folderOfRemote, kit, repository } from '../places';
import { callsIn, everyCall, type Calls } from './calls';
import { borrowedIn, everyLentName } from './lent-names';

/** What a build relies on, left beside it as `agreement.json`: what changes later is compared with it. */
export interface Agreement {
  /** The calls it makes. */
  calls: Calls;
  /** What it borrows from the shell: `Button of @nestwell/ui`. */
  borrowed: string[];
}

export const agreementOfRemote = (id: string) => agreementOf(join(folderOfRemote(id), 'src'));

/** The shell brings what it lends itself; the kit's own calls are made by whatever shell is open. */
export async function agreementOfShell(): Promise<Agreement> {
  return { ...(await agreementOf(join(repository, 'shell/src'), kit)), borrowed: [] };
}

/** All that this checkout offers to whom is built. */
export const agreementOffered = async (): Promise<Agreement> => ({
  calls: await everyCall(),
  borrowed: everyLentName(),
});

const NOT_SHIPPED = /\.(test|d)\.tsx?$|preview|[/\\](testing|preset|commands)[/\\]/;

async function agreementOf(...folders: string[]): Promise<Agreement> {
  const sources = folders
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  return { calls: await callsIn(sources), borrowed: borrowedIn(sources) };
}
