import { privacyPolicy } from '../../lib/legal/privacy-policy';
import { LegalPage } from './legal-page';

export function PrivacyPage() {
  return <LegalPage text={privacyPolicy} />;
}
