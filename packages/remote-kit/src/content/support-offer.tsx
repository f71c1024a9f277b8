import { crisisLinesOf, elsewhere, textWay } from '@nestwell/safety/lines';
import { buttonClass, Card, List, ListRow, Phone, Row, Stack } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { dialOf, type CrisisLine } from './crisis-lines';
import { useNow } from '../hooks/use-now';
import { useRegion } from './use-region';
import { hoursInWords } from './hours-in-words';

interface SupportOfferProps {
  /** Of its heading. */
  level?: 2 | 3;
  /** Ways on from here: a link to all lines, a button that closes it. */
  children?: ReactNode;
}

const NAME = 'You don’t have to carry this alone';

/**
 * After a hard answer or hard words, whether or not they could be saved: no alarm, but the next step is right there.
 * Only lines that connect where she is. It asks no server.
 */
export function SupportOffer({ level = 3, children }: SupportOfferProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { region: here } = useRegion();
  return (
    <Card variant="field" shell="heather" role="status" aria-label={NAME}>
      <Stack gap={3}>
        <Heading>{NAME}</Heading>
        <p>
          Thank you for saying it. Many mothers feel like this, and it can get better with help. Talk to
          someone you trust, or to one of these, now if you like.
        </p>
        <List aria-label="Crisis lines">
          {here ? crisisLinesOf(here).map((line) => <LineRow key={line.number} {...line} />) : <Elsewhere />}
          <Dial name="Emergency" note="In danger now" number={here?.emergency ?? elsewhere.emergency} />
        </List>
        {children && (
          <Row gap={2} wrap>
            {children}
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function LineRow(line: CrisisLine) {
  const { name, note, number, hours, textsOnly } = line;
  const text = textWay(line);
  const now = new Date(useNow());
  return (
    <Dial name={name} note={`${note}. ${hoursInWords(hours, now)}`} number={textsOnly ? undefined : number}>
      {text && (
        <a
          className={buttonClass({ variant: 'line', small: true })}
          href={text.href}
          aria-label={`Text ${name}`}
        >
          {text.label}
        </a>
      )}
    </Dial>
  );
}

interface DialProps {
  name: string;
  note: string;
  /** Missing where only texts are taken. */
  number?: string;
  children?: ReactNode;
}

function Dial({ name, note, number, children }: DialProps) {
  const call = (
    <Row gap={2} wrap>
      {children}
      {number && (
        <a
          className={buttonClass({ variant: 'line', small: true })}
          href={dialOf(number)}
          aria-label={`Call ${name} ${number}`}
        >
          <Phone aria-hidden="true" />
          {number}
        </a>
      )}
    </Row>
  );
  return <ListRow title={name} meta={note} end={call} />;
}

function Elsewhere() {
  const { name, url } = elsewhere.directory;
  const link = (
    <a className={buttonClass({ variant: 'line', small: true })} href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
  return <ListRow title="Lines where you are" meta="By country" end={link} />;
}
