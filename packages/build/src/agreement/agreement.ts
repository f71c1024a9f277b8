import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../input-hash';
import { folderOfRemote, kit, repository } from '../places';
import { librariesOf } from '../shared-libraries';
import { callsIn, everyCall, type Calls } from './calls';
import { kitLent, kitUsesIn, type KitLent, type KitUses } from './kit';
import { borrowedIn, everyLentName } from './lent-names';
import { linksIn } from './links';

/** What a build relies on, left beside it as `agreement.json`: what changes later is compared with it. */
export interface Agreement {
  /** The calls it makes. */
  calls: Calls;
  /** What it borrows from the shell: `Button of @nestwell/ui`. */
  borrowed: string[];
  /** Paths of pages that it names; builds from before they were written down say nothing. */
  links?: string[];
  /** Tokens, classes and props of the kit that it relies on; builds from before they were written down say nothing. */
  uses?: KitUses;
  /** Of a module: versions of the libraries it borrows, as it was built with them. */
  builtWith?: Record<string, string>;
  /** Of a shell: what modules may borrow from it. */
  lends?: Lent;
}

/** What a shell brings for the modules. */
export interface Lent extends KitLent {
  names: string[];
  /** Versions of the libraries it has; shells from before they were written down say nothing. */
  libraries?: Record<string, string>;
}

export async function agreementOfRemote(id: string): Promise<Agreement> {
  const folder = folderOfRemote(id);
  return { ...(await agreementOf(join(folder, 'src'))), builtWith: librariesOf(folder) };
}

/** The shell brings what it lends itself; the kit's own calls are made by whatever shell is open. */
export async function agreementOfShell(): Promise<Agreement> {
  const { calls, links } = await agreementOf(join(repository, 'shell/src'), kit);
  return { calls, borrowed: [], links, lends: lentHere() };
}

/** All that this checkout offers to whom is built. */
export async function agreementOffered(): Promise<Agreement & { lends: Lent }> {
  const lends = lentHere();
  return { calls: await everyCall(), borrowed: lends.names, lends };
}

const lentHere = (): Lent => ({ names: everyLentName(), libraries: librariesOf(kit), ...kitLent() });

const NOT_SHIPPED = /\.(test|d)\.tsx?$|preview|[/\\]testing[/\\]/;

async function agreementOf(...folders: string[]): Promise<Agreement> {
  const files = folders.flatMap(filesBelow).filter((file) => !NOT_SHIPPED.test(file));
  const textOf = (kind: RegExp) =>
    files.filter((file) => kind.test(file)).map((file) => readFileSync(file, 'utf8'));
  const scripts = textOf(/\.tsx?$/);
  return {
    calls: await callsIn(scripts),
    borrowed: borrowedIn(scripts),
    links: linksIn(scripts),
    uses: kitUsesIn(scripts, textOf(/\.css$/)),
  };
}
