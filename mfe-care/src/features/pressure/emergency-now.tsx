import { dialOf, UnitCall, useRegion } from '@nestwell/remote-kit';
import { elsewhere } from '@nestwell/safety/lines';
import { buttonClass, Card, CircleAlert, List, ListRow, Phone, Stack } from '@nestwell/ui';
import { Figures } from './figures';
import { reasonFor } from './outcome-words';
import * as css from './pressure.module.css';
import type { TypedReading } from './reading-form';

/** A call now. The number is the largest thing on the screen. */
export function EmergencyNow({ reading }: { reading: TypedReading }) {
  const { region } = useRegion();
  const number = region?.emergency ?? elsewhere.emergency;
  return (
    <>
      <div className={css.danger} role="alert">
        <CircleAlert aria-hidden="true" />
        <p>
          <b>{reasonFor(reading)}</b> Call now. Do not wait for a second reading.
        </p>
      </div>
      <Figures {...reading} />
      <a className={`${buttonClass({ full: true })} ${css.big}`} href={dialOf(number)}>
        <Phone aria-hidden="true" />
        Call {number}
      </a>
      <Card>
        <Stack gap={3}>
          <List aria-label="Meanwhile">
            <ListRow title="Stay with someone" meta="Unlock the door. Don’t drive yourself." />
          </List>
          <UnitCall />
        </Stack>
      </Card>
    </>
  );
}
