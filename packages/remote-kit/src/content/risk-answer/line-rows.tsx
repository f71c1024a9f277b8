import {
  crisisLinesOf,
  elsewhere,
  linesOf,
  textWay,
  type HelpPage,
  type LineKind,
} from '@nestwell/safety/lines';
import { buttonClass, ListRow, Phone, Row } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { dialOf, type CrisisLine } from '../crisis-lines';
import { hoursInWords } from '../hours-in-words';
import { useRegion } from '../use-region';
import { useNow } from '../../hooks/use-now';

/** Who listens in a crisis where she is; elsewhere the directory of lines by country. Rows of a list. */
export function CrisisRows() {
  const { region } = useRegion();
  return region ? (
    crisisLinesOf(region).map((line) => <LineRow key={line.number} {...line} />)
  ) : (
    <Elsewhere />
  );
}

/** Lines and pages of one kind where she is; elsewhere the directory. Rows of a list. */
export function RowsOfKind({ kind }: { kind: LineKind }) {
  const { region } = useRegion();
  const lines = region ? linesOf(region, kind) : [];
  const pages = (region?.pages ?? []).filter((page) => page.kind === kind);
  if (lines.length + pages.length === 0) return <Elsewhere />;
  return (
    <>
      {lines.map((line) => (
        <LineRow key={line.number} {...line} />
      ))}
      {pages.map((page) => (
        <PageRow key={page.url} {...page} />
      ))}
    </>
  );
}

/** The emergency number of where she is. A row of a list. */
export function EmergencyDial({ note, isFirst = false }: { note: string; isFirst?: boolean }) {
  const { region } = useRegion();
  return (
    <Dial
      name="Emergency"
      note={note}
      number={region?.emergency ?? elsewhere.emergency}
      variant={isFirst ? 'danger-filled' : 'line'}
    />
  );
}

function PageRow({ name, note, url }: HelpPage) {
  return <ListRow title={name} meta={note} end={<PageLink name={name} url={url} />} />;
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
  variant?: 'line' | 'danger-filled';
  children?: ReactNode;
}

function Dial({ name, note, number, variant = 'line', children }: DialProps) {
  const call = (
    <Row gap={2} wrap>
      {children}
      {number && (
        <a
          className={buttonClass({ variant, small: true })}
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
  return (
    <ListRow title="Lines where you are" meta="By country" end={<PageLink {...elsewhere.directory} />} />
  );
}

function PageLink({ name, url }: { name: string; url: string }) {
  return (
    <a className={buttonClass({ variant: 'line', small: true })} href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
