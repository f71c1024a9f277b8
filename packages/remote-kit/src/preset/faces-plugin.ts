import { Compilation, type Compiler, sources } from '@rspack/core';

const FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Takes the typefaces' rules out of the shell's sheets, for the document to bring them: where a sheet that comes later has
 * such a rule, a browser sets every word of the page anew, though they be the rules it has.
 */
export class FacesPlugin {
  /** Of the last compilation. */
  faces = '';

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FacesPlugin', (compilation) => {
      // Once they are written as short as can be, and before the names of files are made of what they hold.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'FacesPlugin', stage }, (assets) => {
        const found: string[] = [];
        for (const [path, source] of Object.entries(assets)) {
          if (!path.endsWith('.css')) continue;
          const text = source.source().toString();
          const faces = text.match(FACE);
          if (faces === null) continue;
          found.push(...faces);
          compilation.updateAsset(path, new sources.RawSource(text.replace(FACE, '')));
        }
        this.faces = found.join('');
      });
    });
  }
}
