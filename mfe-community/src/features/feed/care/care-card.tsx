import { crisisRegions, dialOf } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Button, Card, linkClass, Row } from '@nestwell/ui';
import * as wordsCss from '../../../lib/words.module.css';
import * as css from '../feed.module.css';

/** Offered quietly after hard words; never instead of sharing them. */
export function CareCard({ onClose }: { onClose: () => void }) {
  return (
    <Card variant="field" shell="duck" className={wordsCss.card} role="status">
      <h2>You don’t have to carry this alone</h2>
      <p>If tonight is very dark, someone is awake to talk to you now.</p>
      <ul className={css.lines} aria-label="Crisis lines">
        {crisisRegions.flatMap(({ region, lines }) =>
          lines.slice(0, 1).map((line) => (
            <li key={region}>
              {region}: <a href={dialOf(line.number)}>{`${line.name} ${line.number}`}</a>
            </li>
          )),
        )}
      </ul>
      <Row gap={2} wrap>
        <Link className={linkClass} to="/wellness?tab=support">
          More ways to get support
        </Link>
        <Button variant="quiet" small onClick={onClose}>
          Close
        </Button>
      </Row>
    </Card>
  );
}
