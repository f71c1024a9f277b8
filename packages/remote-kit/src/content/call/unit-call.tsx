import { Bone, Button, CallRow, type CallRowProps, Phone, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { dialOf } from '../crisis-lines';
import { UnitSheet } from './unit-sheet';
import { useCareContact } from './unit.queries';

/** The same with a number, without one, and until that is known. */
const ROOM = '3.5rem';

interface UnitCallProps extends Pick<CallRowProps, 'look'> {
  /** Where what it stands in lies over the whole screen. */
  onTop?: boolean;
}

/** Her unit, midwife or doctor, by the number she wrote down; else the way to write one down. */
export function UnitCall({ look, onTop }: UnitCallProps) {
  const { data: contact, isPending } = useCareContact();
  const [writing, setWriting] = useState(false);
  // It takes its room at once: nothing moves under a finger that is about to call.
  if (isPending) return <Bone shape="button" width="100%" height={ROOM} />;
  return (
    <>
      {contact ? (
        <CallRow
          look={look}
          href={dialOf(contact.phone)}
          name={`Call ${contact.name}`}
          number={contact.phone}
        />
      ) : (
        <Button
          variant="line"
          full
          style={{ minHeight: ROOM }}
          icon={<Phone aria-hidden="true" />}
          onClick={() => setWriting(true)}
          {...warmLayers}
        >
          Add your unit’s number
        </Button>
      )}
      <UnitSheet open={writing} onOpenChange={setWriting} contact={contact ?? null} onTop={onTop} />
    </>
  );
}
