import { youngerMonths } from '@nestwell/domain/ages';
import { useMember, useRegion, useDeviceDate } from '@nestwell/remote-kit';
import { newbornFever } from '@nestwell/safety/signs';
import { degreesInWords } from './degrees-in-words';

const { celsius, underMonths } = newbornFever.value;

/** Whether a fever is an emergency by the baby's age; where no birth is known it is. */
export function useIsNewborn(): boolean {
  const today = useDeviceDate();
  return (youngerMonths(useMember(), today) ?? 0) < underMonths;
}

/** The emergency while the baby is that young, and afterwards that there is more to know. */
export function FeverWords() {
  const { region } = useRegion();
  return useIsNewborn()
    ? `${degreesInWords(celsius, region?.country)} is an emergency`
    : `When to call, after ${underMonths} months`;
}
