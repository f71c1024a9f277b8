import { dialOf, UnitCall, useCareContact, useMember } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, Card, Phone, Row, Stack } from '@nestwell/ui';
import { HelpLines } from '../../lib/lines/help-lines';
import { isQuiet } from '../../lib/whom-for';
import type { Result } from './lib/result';
import { nextWords } from './step-words';

/** What to do, before any figure. Who has thought of not living finds the lines here again. */
export function WhatNext({ result: { step, opensLines } }: { result: Result }) {
  const needsLines = opensLines || step === 'now';
  return (
    <Card aria-label="What next" data-help>
      <Stack gap={4}>
        <h3>What next</h3>
        <p>{nextWords[step]}</p>
        {step !== 'again' && <CallHers />}
        {needsLines && <HelpLines />}
        {step !== 'now' && <TakeAlong />}
      </Stack>
    </Card>
  );
}

/** What she may bring to whoever looks after her; each page leaves the choice to her. */
function TakeAlong() {
  const look = buttonClass({ variant: 'line' });
  return (
    <Row gap={3} wrap>
      {!isQuiet(useMember()) && (
        <Link to="/care/questions" className={look}>
          Add a question
        </Link>
      )}
      <Link to="/care/report" className={look}>
        Put in report
      </Link>
    </Row>
  );
}

function CallHers() {
  const { data: contact } = useCareContact();
  if (!contact) return <UnitCall />;
  return (
    <a className={buttonClass({ full: true })} href={dialOf(contact.phone)}>
      <Phone aria-hidden="true" />
      Call {contact.name}
    </a>
  );
}
