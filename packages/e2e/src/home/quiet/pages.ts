import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_HERS, FURTHER } from '../../foundation/routes';

/** Pages that are about all stages, each with its reason. */
const LEFT_OUT: Record<string, string> = {
  '/onboarding': 'asks a visitor about every stage',
  '/onboarding-new': 'leads to /onboarding',
  '/settings/shown': 'where the state is chosen, and so is named',
  '/privacy': 'law',
  '/terms': 'law',
};

const MORE = [
  '/nutrition?tab=nursing',
  '/nutrition?tab=milk',
  '/baby?week=24',
  '/care/movements',
  '/care/movements/count',
  '/care/feel',
  '/care/fever',
  '/care/report/page',
  '/shared',
  '/fitness?exercise=Stroller Walk',
];
const isWalked = (path: string) => !(path.replace(/\?.*/, '') in LEFT_OUT);

/** Every page of a member, with its tabs, also those that lead elsewhere in a quiet state. */
export const PAGES: readonly string[] = [...new Set([...ALL_HERS, ...FURTHER, ...MORE])].filter(isWalked);

const repository = join(import.meta.dirname, '../../../../..');

/** Addresses that the modules declare and that the walk does not open. */
export function forgottenPages(): string[] {
  const walked = new Set(PAGES.map((path) => path.replace(/\?.*/, '')));
  const declared = readdirSync(repository)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap(
      (name) => readFileSync(join(repository, name, 'src/remote.tsx'), 'utf8').match(/path: '[^']+'/g) ?? [],
    )
    .map((found) => found.slice("path: '".length, -1));
  if (declared.length < 35) throw new Error(`only ${declared.length} pages were found`);
  const isThere = (path: string) =>
    path.includes('/:') ? PAGES.some((page) => page.startsWith(path.replace(/:.*/, ''))) : walked.has(path);
  return declared.filter((path) => !isThere(path) && isWalked(path));
}
