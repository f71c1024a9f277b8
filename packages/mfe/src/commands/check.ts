import { onlyName, readArguments } from '../arguments';
import { passesGate } from '../gate/gate';
import { decisionOf, storageHere } from '../place';

/** Everything that must hold before a module is released; says what breaks whom. */
export async function check(words: readonly string[]): Promise<number> {
  const args = readArguments(words, ['no-browser']);
  const id = onlyName(args, 'check nutrition [--no-browser]');
  const { by } = decisionOf(args, '');
  const inBrowser = !args.options.has('no-browser');
  const holds = await passesGate(id, { storage: await storageHere(), by, inBrowser });
  console.log(`mfe-${id} ${holds ? 'can' : 'must not'} be released`);
  return holds ? 0 : 1;
}
