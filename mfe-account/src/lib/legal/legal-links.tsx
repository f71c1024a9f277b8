import { Sheet, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { LegalBody } from './legal-body';
import type { LegalFacts, LegalText } from './legal-text';
import * as css from './legal.module.css';
import { privacyPolicy } from './privacy-policy';
import { termsAndConditions } from './terms-and-conditions';
import { useLegalFacts } from './use-legal-facts';

interface LegalLinkProps {
  children: string;
  text: (facts: LegalFacts) => LegalText;
}

/** A link's look, but a dialog: the text stays readable where she is, whatever the gate says. */
function LegalLink({ children, text }: LegalLinkProps) {
  const [open, setOpen] = useState(false);
  const legal = text(useLegalFacts());
  return (
    <>
      <button
        type="button"
        className={css.link}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...warmLayers}
      >
        {children}
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={legal.title}>
        <LegalBody text={legal} level={3} />
      </Sheet>
    </>
  );
}

export const TermsLink = ({ children = 'Terms' }: { children?: string }) => (
  <LegalLink text={termsAndConditions}>{children}</LegalLink>
);

export const PrivacyLink = ({ children = 'Privacy Policy' }: { children?: string }) => (
  <LegalLink text={privacyPolicy}>{children}</LegalLink>
);
