import { termsAndConditions } from '../../lib/legal/terms-and-conditions';
import { LegalPage } from './legal-page';

export function TermsPage() {
  return <LegalPage text={termsAndConditions} />;
}
