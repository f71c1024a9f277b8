import { dialOf, useRegion } from '@nestwell/remote-kit';
import { elsewhere } from '@nestwell/safety/lines';
import { buttonClass, Phone } from '@nestwell/ui';

/** The emergency number of the place she is in, and elsewhere the one that works in most places. */
export function CallButton() {
  const { region } = useRegion();
  const number = region?.emergency ?? elsewhere.emergency;
  return (
    <a className={buttonClass({ full: true })} href={dialOf(number)}>
      <Phone aria-hidden="true" />
      {`Call ${number}`}
    </a>
  );
}
