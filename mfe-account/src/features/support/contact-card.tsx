import { usePublicConfig } from '@nestwell/remote-kit';
import { Card, linkClass, Mail, Phone } from '@nestwell/ui';
import * as css from './support.module.css';

export function ContactCard() {
  const { supportEmail, supportPhone } = usePublicConfig();
  return (
    <Card variant="field" shell="duck" aria-labelledby="talk">
      <div className={css.ways}>
        <h2 id="talk" className={css.title}>
          Talk to a person
        </h2>
        <div className={css.way}>
          <Mail aria-hidden="true" />
          <div>
            <b>E-mail</b>
            <p className={css.small}>We reply within 24 hours.</p>
            <a href={`mailto:${supportEmail}`} className={linkClass}>
              {supportEmail}
            </a>
          </div>
        </div>
        <div className={css.way}>
          <Phone aria-hidden="true" />
          <div>
            <b>Phone</b>
            <p className={css.small}>Monday to Friday, 9am to 6pm EST</p>
            <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} className={linkClass}>
              {supportPhone}
            </a>
          </div>
        </div>
      </div>
    </Card>
  );
}
