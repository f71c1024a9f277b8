import { Compilation, type Compiler, sources } from '@rspack/core';

/** The list of hashes of all that a file may load later, as the bundler writes it before it is minified. */
const LIST = /(\.sri(?:Css)?Hashes = )(\{[^}]*\})/g;

/**
 * Lists them by their names. The bundler lists them by numbers that it gives to chunks for as long as it runs: a module
 * built alone was another file than the same sources built after others.
 */
export class OrderedHashesPlugin {
  apply(compiler: Compiler): void {
    const { name } = OrderedHashesPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [path, source] of Object.entries(assets)) {
          if (!path.endsWith('.js')) continue;
          const text = source.source().toString();
          const ordered = text.replaceAll(LIST, (_, head: string, list: string) => head + inOrder(list));
          if (ordered !== text) compilation.updateAsset(path, new sources.RawSource(ordered));
        }
      });
    });
  }
}

function inOrder(list: string): string {
  const hashes = Object.entries(JSON.parse(list) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(hashes.sort(([one], [other]) => (one < other ? -1 : 1))));
}
