import type { PressureSign } from '@nestwell/safety/signs';

/** As chips; the sentences stand beside the limits they belong to. */
export const signLabels: Record<PressureSign, string> = {
  headache: 'Headache',
  sight: 'Changes in what you see',
  belly: 'Upper belly pain',
};
