import { Compilation, type Compiler, sources } from '@rspack/core';

/** Has each script of a build written otherwise, as the bundler wrote it before it is minified. */
export function rewriteScripts(compiler: Compiler, name: string, rewrite: (text: string) => string): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      for (const [path, source] of Object.entries(assets)) {
        if (!path.endsWith('.js')) continue;
        const text = source.source().toString();
        const rewritten = rewrite(text);
        if (rewritten !== text) compilation.updateAsset(path, new sources.RawSource(rewritten));
      }
    });
  });
}
