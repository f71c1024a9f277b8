import { dialOf, UnitCall, useCareContact } from '@nestwell/remote-kit';
import { buttonClass, Phone, Text } from '@nestwell/ui';
import * as css from './pressure.module.css';

/** Her unit as one large button, or the way to add its number. */
export function CallUnit() {
  const { data: contact } = useCareContact();
  if (!contact) return <UnitCall />;
  return (
    <div className={css.unit}>
      <a className={buttonClass({ full: true })} href={dialOf(contact.phone)}>
        <Phone aria-hidden="true" />
        Call {contact.phone}
      </a>
      <Text small soft>
        {contact.name}
      </Text>
    </div>
  );
}
