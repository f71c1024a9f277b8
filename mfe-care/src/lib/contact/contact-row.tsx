import { Bone, Button, Phone, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import * as css from '../call/call.module.css';
import { CallRow } from '../call/call-row';
import { ContactSheet } from './contact-sheet';
import { useCareContact } from './contact.queries';

/** Her unit, midwife or doctor, by the number she wrote down; else the way to write one down. */
export function ContactRow() {
  const { data: contact, isPending } = useCareContact();
  const [writing, setWriting] = useState(false);
  // It takes its room at once: nothing moves under a finger that is about to call.
  if (isPending) return <Bone shape="button" width="100%" height="3.5rem" />;
  return (
    <>
      {contact ? (
        <CallRow name={`Call ${contact.name}`} number={contact.phone} />
      ) : (
        <Button
          variant="line"
          full
          className={css.write}
          icon={<Phone aria-hidden="true" />}
          onClick={() => setWriting(true)}
          {...warmLayers}
        >
          Write down your unit’s number
        </Button>
      )}
      <ContactSheet open={writing} onOpenChange={setWriting} contact={contact ?? null} />
    </>
  );
}
