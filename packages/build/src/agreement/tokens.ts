/** The custom properties that sources read and those they set. */
export interface Tokens {
  read: string[];
  set: string[];
}

/** Of stylesheets and of styles written in scripts. */
export function tokensIn(sources: readonly string[]): Tokens {
  const text = sources.map((source) => source.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n');
  return {
    read: namesIn(text, /\bvar\(\s*(--[\w-]+)\s*[,)]/g),
    // `--nw-line: …` in a stylesheet, `'--nw-line'` in a script.
    set: namesIn(text, /(?:(?:^|[\s{;])(--[\w-]+)\s*:|['"`](--[\w-]+)['"`]\]?\s*[:,)])/g),
  };
}

/** The part of a module's tokens that is the kit's business: its own custom properties are not. */
export function tokensOfKit({ read, set }: Tokens, kit: Tokens): Tokens {
  const isBorrowed = (name: string) =>
    kit.set.includes(name) || (name.startsWith('--nw-') && !set.includes(name));
  return { read: read.filter(isBorrowed), set: set.filter((name) => kit.read.includes(name)) };
}

/** The kit's classes that sources name. */
export const classesIn = (sources: readonly string[]): string[] =>
  namesIn(sources.join('\n'), /(?<![\w-])(nw-\w[\w-]*)/g);

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name, other]) => name ?? other ?? ''))].sort();
