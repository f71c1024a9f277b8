export interface DevWords {
  names: string[];
  /** The origin of a running site: `http://localhost:3000`. */
  site?: string;
}

/** What `pnpm dev nutrition --site http://localhost:3000` asks for. Throws where the site is no address of one. */
export function wordsOf(args: readonly string[]): DevWords {
  const at = args.indexOf('--site');
  if (at === -1) return { names: [...args] };
  const address = args[at + 1];
  const names = args.filter((_, index) => index !== at && index !== at + 1);
  if (address === undefined || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(
      `--site needs the address of a running site, like http://localhost:3000, not ${address ?? 'nothing'}`,
    );
  return { names, site: new URL(address).origin };
}
