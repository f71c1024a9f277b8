import { usePublicConfig } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Page, PageHeader } from '@nestwell/ui';
import { LegalBody } from '../../lib/legal/legal-body';
import type { LegalText } from '../../lib/legal/legal-text';

export function LegalPage({ text }: { text: (contact: string) => LegalText }) {
  const { supportEmail } = usePublicConfig();
  const legal = text(supportEmail);
  return (
    <Page bare>
      <PageHeader title={legal.title} back={{ to: '/', label: 'Home', Link }} />
      <LegalBody text={legal} level={2} />
    </Page>
  );
}
