import { useUser } from '@nestwell/remote-kit';
import { CallRow } from '../../lib/call/call-row';
import { useCareContact } from '../../lib/contact/contact.queries';

/** Her unit's number in a card of another module that says to call: nothing while she has written none down. */
export function UnitNumber() {
  const { user } = useUser();
  return user && <NumberOfUnit />;
}

function NumberOfUnit() {
  const { data: contact } = useCareContact();
  return contact ? <CallRow name={`Call ${contact.name}`} number={contact.phone} /> : null;
}
