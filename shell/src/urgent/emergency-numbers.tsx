import {
  crisisRegions,
  dialOf,
  EmergencyFirst,
  hoursInWords,
  useRegion,
  type CrisisRegion,
  useNow,
} from '@nestwell/remote-kit';
import { crisisLinesOf, elsewhere, textWay } from '@nestwell/safety/lines';
import { List } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './urgent.module.css';

/** What helps when nothing else has loaded: whom to call where her device's clock says she is. */
export function EmergencyNumbers() {
  const { region } = useRegion();
  return (
    <>
      <EmergencyFirst note="When in doubt, call" />
      <Numbers>{region ? <Lines region={region} /> : <Elsewhere />}</Numbers>
    </>
  );
}

/** Of every country we know, where it is not known which is hers. */
export function AllEmergencyNumbers() {
  return (
    <Numbers>
      {crisisRegions.map(({ region, emergency }) => (
        <Call key={region} name={`Emergency, ${region}`} number={emergency} />
      ))}
      <Elsewhere />
    </Numbers>
  );
}

const Numbers = ({ children }: { children: ReactNode }) => (
  <>
    <p>
      Call your doctor or midwife, or an emergency number. Say that you are pregnant, or were within the last
      year.
    </p>
    <List aria-label="Emergency numbers and crisis lines">{children}</List>
  </>
);

function Lines({ region: here }: { region: CrisisRegion }) {
  const now = new Date(useNow());
  const { region, emergency } = here;
  return (
    <>
      <Call name={`Emergency, ${region}`} number={emergency} />
      {crisisLinesOf(here).map((line) => (
        <Call
          key={line.number}
          name={line.name}
          number={line.number}
          href={line.textsOnly && textWay(line)?.href}
          note={`${line.note}. ${hoursInWords(line.hours, now)}`}
        />
      ))}
    </>
  );
}

/** Lines of other countries do not connect. */
function Elsewhere() {
  const { emergency, directory } = elsewhere;
  return (
    <>
      <Call
        name="Emergency"
        number={emergency}
        note="Works across the European Union and on cell phones in many other countries."
      />
      <li className={css.region}>
        <a href={directory.url} target="_blank" rel="noopener noreferrer">
          {`${directory.name}, lines by country (opens in a new tab)`}
        </a>
      </li>
    </>
  );
}

interface CallProps {
  name: string;
  number: string;
  /** Where it takes no calls. */
  href?: string;
  note?: string;
}

function Call({ name, number, href = dialOf(number), note }: CallProps) {
  return (
    <li className={css.region}>
      <a href={href}>
        <span>
          {name} <span className={css.number}>{number}</span>
        </span>
      </a>
      {note}
    </li>
  );
}
