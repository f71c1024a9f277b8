import { dialOf } from '@nestwell/remote-kit';
import { buttonClass, Card, Phone, Stack } from '@nestwell/ui';
import { useCareContact } from '../../lib/contact/contact.queries';
import { ContactRow } from '../../lib/contact/contact-row';
import { HelpLines } from '../../lib/lines/help-lines';
import type { Result } from './lib/result';
import { nextWords } from './step-words';

/** What to do, before any figure. Who has thought of not living finds the lines here again. */
export function WhatNext({ result: { step, opensLines } }: { result: Result }) {
  const needsLines = opensLines || step === 'now';
  return (
    <Card aria-label="What next">
      <Stack gap={4}>
        <h3>What next</h3>
        <p>{nextWords[step]}</p>
        {step !== 'again' && <CallHers />}
        {needsLines && <HelpLines />}
      </Stack>
    </Card>
  );
}

function CallHers() {
  const { data: contact } = useCareContact();
  if (!contact) return <ContactRow />;
  return (
    <a className={buttonClass({ full: true })} href={dialOf(contact.phone)}>
      <Phone aria-hidden="true" />
      Call {contact.name}
    </a>
  );
}
