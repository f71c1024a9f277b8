import { onlyName, readArguments } from '../arguments';
import { passesGate } from '../gate/gate';
import { publishedPasses } from '../gate/published';
import { decisionOf, storageHere } from '../place';

/** Everything that must hold before a module is released; says what breaks whom. */
export async function check(words: readonly string[]): Promise<number> {
  const args = readArguments(words, ['no-browser']);
  const named = onlyName(args, 'check nutrition [--no-browser], or check sleep@pr-1');
  const [id = '', preview] = named.split('@');
  const { by } = decisionOf(args, '');
  const inBrowser = !args.options.has('no-browser');
  const options = { storage: await storageHere(), by, inBrowser };
  const holds = await (preview === undefined
    ? passesGate(id, options)
    : publishedPasses(id, preview, options));
  console.log(`${preview === undefined ? `mfe-${id}` : named} ${holds ? 'can' : 'must not'} be released`);
  return holds ? 0 : 1;
}
