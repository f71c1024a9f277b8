import { dialOf, useCareContact, useUser } from '@nestwell/remote-kit';
import { CallRow } from '@nestwell/ui';

/** Her unit's number in a card of another module that says to call: nothing while she has written none down. */
export function UnitNumber() {
  const { user } = useUser();
  return user && <NumberOfUnit />;
}

function NumberOfUnit() {
  const { data: contact } = useCareContact();
  return (
    contact && <CallRow href={dialOf(contact.phone)} name={`Call ${contact.name}`} number={contact.phone} />
  );
}
