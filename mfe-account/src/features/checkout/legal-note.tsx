import { PrivacyLink, TermsLink } from '../../lib/legal/legal-links';
import * as css from './checkout.module.css';

export function LegalNote() {
  return (
    <p className={css.note}>
      By continuing you accept the <TermsLink /> and <PrivacyLink />. Payments are handled by our payment
      provider.
    </p>
  );
}
