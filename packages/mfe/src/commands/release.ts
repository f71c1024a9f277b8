import { join } from 'node:path';
import type { RemoteManifest } from '@nestwell/contracts/delivery/server';
import {
  builtRemote,
  manifestPath,
  Previews,
  publish,
  rememberBuilt,
  type Storage,
} from '@nestwell/releases';
import { folderOfRemote } from '@nestwell/build/places';
import { onlyName, readArguments } from '../arguments';
import { byteReport } from '../byte-report';
import { cleanCommit, lastCommit } from '../commit';
import { passesGate } from '../gate/gate';
import { makeCurrent, shareIn } from '../make-current';
import { overwritten } from '../overwritten';
import { decisionOf, environmentOf, placeOf, securityFixIn } from '../place';
import { refusalOf } from '../trust';
import { buildArea } from '../build-area';

const USAGE =
  'release nutrition [--env staging | --as pr-42 | --share 10] [--security-fix] [--force] [--why "…"]';

/** Builds a module, puts it out as an immutable version, and makes it current, for all or for some, or a preview. */
export async function release(words: readonly string[]): Promise<number> {
  const args = readArguments(words, ['force', 'security-fix']);
  const id = onlyName(args, USAGE);
  const place = await placeOf(args);
  const securityFix = securityFixIn(args);
  const decision = { ...decisionOf(args, lastCommit()), commit: cleanCommit(), securityFix };
  const before = (await place.store.current()).remotes[id]?.version;
  const isForced = args.options.has('force');
  const name = args.options.get('as');
  if (shareIn(args) !== undefined && name !== undefined)
    throw new Error('A preview is for who asks for it: say --as or --share');
  if (securityFix && name !== undefined)
    throw new Error('A preview is current for nobody: say --security-fix when it is promoted');
  if (isForced && !args.options.has('why'))
    throw new Error('Say why it must go out past its gate: --why "…"');
  const refusal = name === undefined ? refusalOf(id) : undefined;
  if (refusal !== undefined) throw new Error(refusal);
  if (name === undefined && !isForced) {
    const lost = await overwritten(place.store, id);
    if (lost !== undefined) throw new Error(lost);
    if (!(await passesGate(id, { storage: place.storage, by: decision.by, inBrowser: true })))
      throw new Error(`mfe-${id} must not be released: mend it, or say --force with --why`);
  }
  buildArea(id);
  const built = await builtRemote(join(folderOfRemote(id), 'dist'));
  if (!built) throw new Error(`mfe-${id} has no build`);
  const { version } = built.manifest;
  await publish(place.storage, built);
  report(built.manifest, await manifestOf(place.storage, id, before));

  if (name !== undefined) {
    const { by, at } = decision;
    await new Previews(place.storage).name({ id, name, version, by, at: at.toISOString() });
    console.log(`${id} ${version} can be seen at /?with=${id}@${name}`);
    return 0;
  }
  const instead = isForced ? undefined : { version: before };
  const gate = isForced ? 'forced' : 'passed';
  const done = await makeCurrent(args, place, { id, version }, { ...decision, instead, gate });
  await rememberBuilt(place.storage, environmentOf(args), { id, version });
  console.log(done);
  return 0;
}

function report(manifest: RemoteManifest, before: RemoteManifest | undefined): void {
  console.log(byteReport(manifest, before).join('\n'));
}

async function manifestOf(
  storage: Storage,
  id: string,
  version: string | undefined,
): Promise<RemoteManifest | undefined> {
  const bytes = version === undefined ? undefined : await storage.read(manifestPath(id, version));
  return bytes && (JSON.parse(bytes.toString()) as RemoteManifest);
}
