import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, Calendar, Card, EggWell, List, ListRow, Section } from '@nestwell/ui';
import * as css from './baby-page.module.css';

export function Visits({ lines }: { lines: readonly string[] }) {
  return (
    <Section id="visits" className={css.part} title="Visits">
      <Card>
        <List aria-label="Visits">
          {lines.map((line) => (
            <ListRow
              key={line}
              title={line}
              well={
                <EggWell shell="dusk">
                  <Calendar aria-hidden="true" />
                </EggWell>
              }
            />
          ))}
        </List>
      </Card>
      <Link to="/calendar" className={buttonClass({ variant: 'soft', full: true })}>
        Add to my calendar
      </Link>
    </Section>
  );
}
