import { useWayHome } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Page, PageHeader } from '@nestwell/ui';
import { LegalBody } from '../../lib/legal/legal-body';
import type { LegalFacts, LegalText } from '../../lib/legal/legal-text';
import { useLegalFacts } from '../../lib/legal/use-legal-facts';

export function LegalPage({ text }: { text: (facts: LegalFacts) => LegalText }) {
  const legal = text(useLegalFacts());
  const home = useWayHome();
  return (
    <Page bare>
      <PageHeader title={legal.title} back={{ ...home, Link }} />
      <LegalBody text={legal} level={2} />
    </Page>
  );
}
