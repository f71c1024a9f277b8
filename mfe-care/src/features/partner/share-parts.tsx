import type { Share } from '@nestwell/contracts/care';
import { counted } from '@nestwell/domain/words';
import { Button, CalendarCheck, Card, EggWell, List, ListRow, Section } from '@nestwell/ui';
import { shareables } from '../../lib/shareable-lists';
import { useVisits } from '../../lib/visits/visits.queries';
import { Openings } from './openings';
import { ShareCard } from './share-card';
import { shortDayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';

interface SharePartsProps {
  share: Share;
  onChange: () => void;
  onEnded: () => void;
}

/** One link: until when, what it shows, who opened it. */
export function ShareParts({ share, onChange, onEnded }: SharePartsProps) {
  const { visits } = useVisits();
  const chosen = visits.filter(({ id }) => share.appointmentIds.includes(id));
  const days = chosen.map(({ dueDateTime }) => shortDayMonthAndYear(deviceDate(new Date(dueDateTime))));
  const count = share.appointmentIds.length;
  return (
    <>
      <ShareCard share={share} onEnded={onEnded} />
      <Section
        title={`Shared with ${share.name}`}
        action={
          <Button variant="quiet" small onClick={onChange}>
            Change
          </Button>
        }
      >
        <Card>
          <List aria-label={`Shared with ${share.name}`}>
            {count > 0 && (
              <ListRow
                well={
                  <EggWell shell="dusk">
                    <CalendarCheck />
                  </EggWell>
                }
                title={counted(count, 'appointment')}
                meta={days.join(', ') || undefined}
              />
            )}
            {share.lists.map((list) => {
              const { title, about, shell, Icon } = shareables[list];
              return (
                <ListRow
                  key={list}
                  well={
                    <EggWell shell={shell}>
                      <Icon />
                    </EggWell>
                  }
                  title={title}
                  meta={list === 'bag' && share.mayTick ? `${about}; may check off` : about}
                />
              );
            })}
            {count === 0 && share.lists.length === 0 && <ListRow title="Nothing is chosen" />}
          </List>
        </Card>
      </Section>
      <Openings share={share} />
    </>
  );
}
