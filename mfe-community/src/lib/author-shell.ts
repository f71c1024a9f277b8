import type { Shell } from '@nestwell/ui';

const shells: readonly Shell[] = ['duck', 'straw', 'russet', 'heather', 'moss', 'dusk'];

/** The same person always has the same egg. */
export function authorShell(name: string): Shell {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return shells[sum % shells.length] ?? 'heather';
}
