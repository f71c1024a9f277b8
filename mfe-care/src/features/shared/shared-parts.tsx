import type { SharedView } from '@nestwell/contracts/care';
import { Card, EggWell, List, ListRow, PageHeader, Section, Stethoscope } from '@nestwell/ui';
import { momentWords } from '../../lib/moment-words';
import { SharedItems, type Ticking } from './shared-items';
import { SharedWishes } from './shared-wishes';

interface SharedPartsProps {
  view: SharedView;
  onTick: Ticking;
}

/** What she chose, as it stands now. */
export function SharedParts({ view: { from, until, appointments, lists }, onTick }: SharedPartsProps) {
  return (
    <>
      <PageHeader
        title={`${from} shared this with you`}
        lead={`Until ${momentWords(until)}. She sees when you open it.`}
      />
      {appointments.length > 0 && (
        <Section title="Appointments">
          <Card>
            <List aria-label="Appointments">
              {appointments.map(({ title, dueDateTime }) => (
                <ListRow
                  key={`${dueDateTime} ${title}`}
                  well={
                    <EggWell shell="dusk">
                      <Stethoscope />
                    </EggWell>
                  }
                  title={title}
                  meta={momentWords(dueDateTime)}
                />
              ))}
            </List>
          </Card>
        </Section>
      )}
      {lists.map((shown) =>
        shown.list === 'birthWishes' ? (
          <SharedWishes key={shown.list} wishes={shown.wishes} />
        ) : (
          <SharedItems key={shown.list} {...shown} onTick={onTick} />
        ),
      )}
      {appointments.length === 0 && lists.length === 0 && <p>There is nothing in it at the moment.</p>}
    </>
  );
}
