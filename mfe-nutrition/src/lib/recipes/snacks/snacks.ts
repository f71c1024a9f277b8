import type { Recipe } from '../recipe';
import { ofDairy } from './of-dairy';
import { onBread } from './on-bread';
import { savoury } from './savoury-plants';
import { sweet } from './sweet-plants';

/** What a plan offers between meals: for every stage, in no tab, read like the recipes. */
export const snacks: readonly Recipe[] = [...onBread, ...sweet, ...savoury, ...ofDairy];
