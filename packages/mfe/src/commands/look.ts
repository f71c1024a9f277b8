import {
  environments,
  isStagingFirst,
  Marks,
  Previews,
  prune as pruneVersions,
  RegistryStore,
} from '@nestwell/releases';
import { readArguments } from '../arguments';
import { environmentOf, placeOf, storageHere } from '../place';

/** What is current where, and which previews there are. */
export async function list(): Promise<number> {
  const storage = await storageHere();
  if (await isStagingFirst(storage)) console.log('Production takes only what staging has shown');
  for (const environment of environments) {
    const store = new RegistryStore(storage, environment);
    const { rev, remotes } = await store.current();
    const marks = new Marks(storage, environment);
    const marked = async (id: string, version: string) => {
      const state = (await marks.of(id, version))?.state;
      return state ? ` (${state})` : '';
    };
    console.log(`${environment}, revision ${rev}`);
    for (const { rev: spoiled, problem } of await store.spoiled())
      console.log(`  revision ${spoiled} cannot be used and is passed over: ${problem}`);
    for (const [id, { version, since, lastGood, canary, owner, securityFix }] of Object.entries(remotes)) {
      const before = lastGood ? `, before it ${lastGood.version}${await marked(id, lastGood.version)}` : '';
      const own = await marked(id, version);
      const { release, share, since: begun } = canary ?? {};
      const tried = release ? `, ${release.version} tried by ${share} % since ${begun}` : '';
      console.log(
        `  ${id.padEnd(12)} ${version}${own}  since ${since ?? 'ever'}${before}${tried}${owner ? `, of ${owner}` : ''}${securityFix ? ', a security fix' : ''}`,
      );
    }
  }
  const previews = await new Previews(storage).all();
  if (previews.length > 0) console.log('previews');
  for (const { id, name, version, by, at } of previews) {
    console.log(`  ${id}@${name}  ${version}  by ${by}, ${at}`);
  }
  return 0;
}

/** Who decided what in an environment, and why; newest first. */
export async function history(words: readonly string[]): Promise<number> {
  const args = readArguments(words);
  const { store } = await placeOf(args);
  const [id] = args.names;
  for (const { registry, change } of await store.history()) {
    if (id !== undefined && change.id !== id) continue;
    const { at, by, why, from, owner, share, securityFix } = change;
    const fix = securityFix ? ', a security fix' : '';
    const some = share === undefined ? '' : ` for ${share} %`;
    const past = change.gate === 'forced' ? ', past its gate' : '';
    console.log(
      `${registry.rev}  ${at}  ${change.id}${owner ? ` of ${owner}` : ''} ${from ?? '–'} → ${change.to}${some}  by ${by}${past}${fix}: ${why}`,
    );
  }
  console.log(`in ${environmentOf(args)}`);
  return 0;
}

const DAY = 86_400_000;

/** Removes versions that no registry, no recent revision and no preview names. */
export async function prune(words: readonly string[]): Promise<number> {
  const { options } = readArguments(words);
  const days = Number(options.get('days') ?? 30);
  const forgotten = options.get('forget')?.split('@');
  const storage = await storageHere();
  if (forgotten) await new Previews(storage).forget(forgotten[0] ?? '', forgotten[1] ?? '');
  const keptSince = new Date(Date.now() - days * DAY);
  const removed = await pruneVersions(storage, { keptSince, revisions: 20 });
  console.log(removed.length === 0 ? 'Everything is named by something' : `Removed ${removed.join(', ')}`);
  return 0;
}
