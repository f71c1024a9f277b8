import type { DemoMother } from '../mother';
import { ines } from './ines';
import { maya } from './maya';
import { nora } from './nora';

/** One with a baby, one with a baby to come, one after a loss. */
export const mothers: readonly DemoMother[] = [maya, nora, ines];
