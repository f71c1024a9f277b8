import { setRules } from '@nestwell/releases';
import { readArguments } from '../arguments';
import { decisionOf, storageHere } from '../place';

/** Says what holds for all releases from now on. */
export async function rule(words: readonly string[]): Promise<number> {
  const args = readArguments(words);
  const [name, state] = args.names;
  if (name !== 'staging-first' || (state !== 'on' && state !== 'off'))
    throw new Error('Use it like this: pnpm mfe rule staging-first on --why "…", or off');
  if (!args.options.has('why')) throw new Error('Say why it is to hold, or not any more: --why "…"');
  const { by, why, at } = decisionOf(args, '');
  const stagingFirst = state === 'on';
  await setRules(await storageHere(), { stagingFirst, by, why, at: at.toISOString() });
  console.log(
    stagingFirst
      ? 'Production takes only what staging has shown'
      : 'Production takes what has passed its gate, wherever it was shown',
  );
  return 0;
}
