import { withAnyPressure, type PressureSign } from '@nestwell/safety/signs';

/** As chips; the sentences stand beside the limits they belong to. */
export const signLabels: Record<PressureSign, string> = {
  headache: 'Headache',
  sight: 'Changes in what you see',
  belly: 'Upper belly pain',
};

/** 'a headache, changes in what you see or pain in the upper belly' */
export const anySign = `${withAnyPressure.value.slice(0, -1).join(', ')} or ${withAnyPressure.value.at(-1) ?? ''}`;
