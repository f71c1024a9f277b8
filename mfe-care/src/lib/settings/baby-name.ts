import type { CareSettings } from '@nestwell/contracts/care';

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

/** What she calls a baby; without a name 'Baby', or which one of several. */
export function babyName({ babyNames }: CareSettings, baby: number, babies: number): string {
  const name = babyNames[baby - 1];
  if (name) return name;
  return babies > 1 ? `${ordinals[baby - 1] ?? String(baby)} baby` : 'Baby';
}
