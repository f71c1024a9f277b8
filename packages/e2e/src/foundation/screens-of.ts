import { memberTest } from '../kit/test';
import { notesHerBaby, notesHerself } from '../platform/her-screens';
import { discreet } from './questions/discreet';
import { oneTapOnPhones } from './questions/help';
import { quiet } from './questions/quiet';
import { stands } from './questions/stands';
import { still } from './questions/still';
import { fillScreens, HERS, opened } from './routes';
import { walk } from './walk';

/** From this many pixels on, `useWide` draws for a desk. */
const WIDE = 1024;

export type Part = keyof typeof HERS;
export const PARTS = Object.keys(HERS) as Part[];
/** Home is in it, which differs most between the widths: walked on a desk in every run, the others in long ones. */
export const ON_A_DESK: Part = 'food';

/** A test that walks every screen of one part, for a member who has something of everything. */
export function walksScreensOf(part: Part, where: string, size: { width: number; height: number }): void {
  memberTest(`every screen of ${part} ${where}, with all it can show`, async ({ page, member, here }) => {
    await fillScreens(page, member);
    if (part === 'care') {
      await notesHerself(page, member);
      await notesHerBaby(page, member);
    }
    const hers = [member.email.replace(/@.*/, ''), 'Brook', 'Midwife', 'awake'];
    // The server renders every page as a phone shows it: what a wide window shows otherwise is drawn once it is hydrated.
    const ofServerHtml = size.width < WIDE ? [still(), stands()] : [still()];
    const questions = [...ofServerHtml, oneTapOnPhones(), discreet(here.url, hers), quiet()];
    await walk(page, { screens: opened(HERS[part]), sizes: [size], questions });
  });
}
