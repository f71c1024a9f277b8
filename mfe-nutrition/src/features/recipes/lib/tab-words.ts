import { askInPregnancy, pregnancyCare } from '@nestwell/safety/care';
import { STAGE_SHELL, type Shell } from '@nestwell/ui';
import type { RecipeTab } from '../../../lib/recipes/recipe-search';

export const tabHeadings = {
  all: 'All recipes',
  '1st': '1st trimester',
  '2nd': '2nd trimester',
  '3rd': '3rd trimester',
  nursing: 'Nursing',
  milk: 'Milk+',
} as const satisfies Record<RecipeTab, string>;

export interface Focus {
  title: string;
  note: string;
  /** What of it is a figure of energy. */
  energy?: string;
  shell: Shell;
  /** Trimester tabs lead to each of their recipes. */
  links: boolean;
}

const [{ words: higherDose } = { words: '' }] = askInPregnancy;

/** What a stage asks for. Figures: US Dietary Reference Intakes; the 500 kcal are the round figure of her daily goal. */
export const tabFocus: Partial<Record<RecipeTab, Focus>> = {
  '1st': {
    title: '1st trimester focus',
    note: `Small, plain and often beats three big plates now. Folate matters most: greens and beans, and ${pregnancyCare.folicAcid.words}. ${higherDose}.`,
    shell: STAGE_SHELL.first,
    links: true,
  },
  '2nd': {
    title: '2nd trimester focus',
    note: 'Iron for two: 27 mg. Vitamin C beside it helps your body take it up.',
    energy: 'About 340 kcal more a day than before.',
    shell: STAGE_SHELL.second,
    links: true,
  },
  '3rd': {
    title: '3rd trimester focus',
    note: 'Smaller portions, while there is little room. Fiber, 28 g, keeps things moving.',
    energy: 'About 452 kcal more a day than before.',
    shell: STAGE_SHELL.third,
    links: true,
  },
  nursing: {
    title: 'Nursing focus',
    note: 'Iron, protein and plenty to drink.',
    energy: 'While you breastfeed, your daily goal has 500 kcal extra: a round upper figure.',
    shell: STAGE_SHELL.postpartum,
    links: false,
  },
};
