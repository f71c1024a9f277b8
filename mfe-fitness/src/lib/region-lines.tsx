import { type CrisisRegion, useUser } from '@nestwell/remote-kit';
import { alwaysAnswering } from '@nestwell/safety/lines';
import { List } from '@nestwell/ui';
import { CrisisLine } from './crisis-line';
import { HelpPageRow } from './help-page-row';

interface RegionLinesProps {
  region: CrisisRegion;
  now: Date;
}

/** What answers day and night with the emergency number last, which stands at her thumb as well; then the other lines. */
export function RegionLines({ region: here, now }: RegionLinesProps) {
  const { region, lines, emergency, pages = [] } = here;
  const always = alwaysAnswering(here);
  const isQuiet = useUser().user?.pregnancyPaused ?? false;
  return (
    <>
      <List aria-label={`Crisis lines, ${region}`} data-help>
        {always.map((line) => (
          <CrisisLine key={line.number} line={line} now={now} />
        ))}
        <CrisisLine
          line={{ name: 'Emergency', number: emergency, note: 'When someone is in danger now' }}
          now={now}
        />
      </List>
      <h4>Other help</h4>
      <List aria-label={`Other help, ${region}`} data-help>
        {lines
          .filter((line) => !always.includes(line) && !(isQuiet && isOfBirth(line)))
          .map((line) => (
            <CrisisLine key={line.number} line={line} now={now} />
          ))}
        {pages.map((page) => (
          <HelpPageRow key={page.url} page={page} />
        ))}
      </List>
    </>
  );
}

/** A line whose own name speaks of birth: after a loss, or in a pause, the others stand without it. */
const isOfBirth = ({ kind }: CrisisRegion['lines'][number]) => kind === 'perinatal';
