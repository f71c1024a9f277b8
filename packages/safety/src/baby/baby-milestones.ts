import type { Evidence, Fact } from '../evidence/evidence';

const checkedOn = '2026-11-22';

/** What many babies do for the first time between now and `by`, in months, counted from the due date when early. */
export interface FirstTime extends Evidence {
  doing: string;
  by: number;
}

const cdc = { source: 'CDC, Learn the Signs. Act Early. 2022: what 75 % do', checkedOn };

export const babyMilestones = {
  smiles: { doing: 'smile back', by: 2, ...cdc },
  headSteady: { doing: 'hold the head steady and coo', by: 4, ...cdc },
  rolls: { doing: 'roll over and laugh', by: 6, ...cdc },
  sits: { doing: 'sit without help and babble', by: 9, ...cdc },
  pullsUp: { doing: 'pull up to stand and say mama or dada', by: 12, ...cdc },
  firstSteps: { doing: 'take first steps', by: 15, ...cdc },
  walks: { doing: 'walk without holding on', by: 18, ...cdc },
  joinsWords: { doing: 'run and put two words together', by: 24, ...cdc },
} satisfies Record<string, FirstTime>;

const who = { source: 'WHO Multicentre Growth Reference Study', checkedOn };

/** Between which months almost all babies do it for the first time. */
export const windows = {
  sitting: { value: [3.8, 9.2], ...who },
  walking: { value: [8.2, 17.6], ...who },
} satisfies Record<string, Fact<readonly [from: number, to: number]>>;
