/** What follows a verb: names, and options as `--name value` or `--name`. */
export interface Arguments {
  names: readonly string[];
  options: ReadonlyMap<string, string>;
}

export function readArguments(words: readonly string[], flags: readonly string[] = []): Arguments {
  const names: string[] = [];
  const options = new Map<string, string>();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word.startsWith('--')) {
      names.push(word);
      continue;
    }
    const [name = '', given] = word.slice(2).split('=');
    if (given === undefined && flags.includes(name)) options.set(name, 'yes');
    else options.set(name, given ?? words[(index += 1)] ?? '');
  }
  return { names, options };
}

/** The one name a verb needs; throws saying how it is used. */
export function onlyName({ names }: Arguments, usage: string): string {
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`Use it like this: pnpm mfe ${usage}`);
  return name.replace(/^mfe-/, '');
}
