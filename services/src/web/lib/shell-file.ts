import type { BuiltFile, ReleasedFile } from '@nestwell/contracts/delivery/server';

/** A file of the shell's build, by its address on the site. */
export const shellFile = ({ path, integrity }: BuiltFile): ReleasedFile => ({
  url: `/shell/${path}`,
  integrity,
});
