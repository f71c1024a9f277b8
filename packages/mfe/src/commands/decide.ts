import {
  Gates,
  Previews,
  restore as restoreRevision,
  rollback as rollBack,
  withdraw as withdrawModule,
} from '@nestwell/releases';
import { onlyName, readArguments } from '../arguments';
import { makeCurrent } from '../make-current';
import { decisionOf, environmentOf, placeOf, securityFixIn } from '../place';

/** Makes a released version (by its number or its preview's name) current in an environment, for all or for some. */
export async function promote(words: readonly string[]): Promise<number> {
  const args = readArguments(words, ['force', 'security-fix']);
  const [id, name] = onlyName(
    args,
    'promote nutrition@pr-42 [--env staging] [--share 10] [--security-fix] [--force] [--why "…"]',
  ).split('@');
  if (!id || !name) throw new Error('Say which version: pnpm mfe promote nutrition@pr-42');
  const place = await placeOf(args);
  const release = await new Previews(place.storage).find(id, name);
  if (!release) throw new Error(`${id}@${name} is not released`);
  const { version } = release;
  const isForced = args.options.has('force');
  if (isForced && !args.options.has('why'))
    throw new Error('Say why it must go out past its gate: --why "…"');
  if (!isForced && (await new Gates(place.storage).passed(id, version)) === undefined)
    throw new Error(
      `${id} ${version} has not passed its gate: pnpm mfe check ${id} in its checkout (of a module of another repository, ${id}@${name} in the site's), or --force with --why`,
    );
  const decision = { ...decisionOf(args, `${name} was promoted`), securityFix: securityFixIn(args) };
  const gate = isForced ? 'forced' : 'passed';
  console.log(await makeCurrent(args, place, { id, version }, { ...decision, gate }));
  return 0;
}

/** Goes back to the version before, or to a named one; what is being tried by some goes first. */
export async function rollback(words: readonly string[]): Promise<number> {
  const args = readArguments(words);
  const id = onlyName(args, 'rollback nutrition [--to <version>] [--env staging] --why "…"');
  const place = await placeOf(args);
  const version = args.options.get('to');
  const changed = await rollBack(place, { id, version }, decisionOf(args, 'rolled back by hand'));
  const current = (await place.store.current()).remotes[id]?.version;
  console.log(
    `${id} ${current} ${changed ? 'is current again' : 'was already current'} in ${environmentOf(args)}`,
  );
  return 0;
}

/** Makes all versions of a former revision current again: the way out of a registry that somebody spoiled. */
export async function restore(words: readonly string[]): Promise<number> {
  const args = readArguments(words);
  const rev = Number(onlyName(args, 'restore 12 [--env staging] --why "…"'));
  if (!Number.isInteger(rev) || rev < 1) throw new Error('Say which revision: pnpm mfe restore 12');
  const place = await placeOf(args);
  if (!(await restoreRevision(place, rev, decisionOf(args, `revision ${rev} was restored`))))
    throw new Error('Somebody decided something else in the meantime: look at "pnpm mfe list" and try again');
  console.log(`Revision ${rev} is current again in ${environmentOf(args)}`);
  return 0;
}

/** Takes a module out of an environment until it is released again. */
export async function withdraw(words: readonly string[]): Promise<number> {
  const args = readArguments(words);
  const id = onlyName(args, 'withdraw sleep [--env staging] --why "…"');
  if (!args.options.has('why')) throw new Error('Say why it goes: --why "…"');
  if (!(await withdrawModule(await placeOf(args), id, decisionOf(args, ''))))
    throw new Error('Somebody decided something else in the meantime: look at "pnpm mfe list" and try again');
  console.log(`${id} is withdrawn from ${environmentOf(args)}; its next release brings it back`);
  return 0;
}
