import { elsewhere } from '@nestwell/safety/lines';
import { CallRow } from '@nestwell/ui';
import { dialOf } from '../crisis-lines';
import { useRegion } from '../use-region';

/** The emergency number of where she is, and elsewhere the one that works in most places. */
export function useEmergencyNumber(): string {
  const { region } = useRegion();
  return region?.emergency ?? elsewhere.emergency;
}

/** The emergency number on a card of danger. */
export function EmergencyCall() {
  const number = useEmergencyNumber();
  return (
    <CallRow href={dialOf(number)} name="Call emergency services" number={number} note="day and night" />
  );
}

/** The same as the first thing on its screen: the number is its name. */
export function EmergencyFirst({ note }: { note: string }) {
  const number = useEmergencyNumber();
  return <CallRow look="filled" href={dialOf(number)} name={`Call ${number}`} note={note} />;
}
